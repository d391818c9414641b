"""The tests: what each folder holds and what a failure in it means is in README.md."""
