"""The editor of Mono layouts."""
