"""Runtime: the wheel, and the interpreter, library and engine as the visitor's browser gets them."""
