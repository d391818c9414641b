"""API: matches, custom bots and comparisons for programs.

The package `followsuit` offers these names and imports them when they are first used, so that `import
followsuit` stays cheap. Each name is documented where it is defined.
"""
