"""What all trick games share: order, hand, follow, trick, auction."""
