"""The names of HTML's 2,231 characters, left out: nobody here reads HTML, and writing it imports them."""

html5 = name2codepoint = codepoint2name = entitydefs = {}
