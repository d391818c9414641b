"""Base: what every other room stands on; runs on any Python from 3.11, before anything is installed."""
