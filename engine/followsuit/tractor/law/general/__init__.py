"""The law for any number of packs: slower than the law for two, and equal to it there (T51–T76)."""
