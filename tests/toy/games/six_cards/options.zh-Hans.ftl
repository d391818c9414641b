rule-deals-1 = 打一局。
