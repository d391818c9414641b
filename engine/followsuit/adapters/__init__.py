"""Adapters: the games in the forms that other libraries know. One module a library; none is imported here."""
