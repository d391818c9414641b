"""Adapters: the games behind the interfaces of other libraries. One module for each library; none is imported
here.
"""
