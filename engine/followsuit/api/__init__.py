"""The programmer's entrance: matches, custom bots and comparisons under short names.

The package `followsuit` offers these names and imports them when they are first used, so that `import
followsuit` stays cheap. What a name does is said where it is defined.
"""
