### What the rules say of each option; the names of options that the first screen asks are in text.en.ftl.
rule-deals-1 = One deal is played.
