from library.Client import Client

# The second method replaces the first, so the client cannot call both endpoints.
methods = [name for name in vars(Client) if name.startswith("get_")]
raise SystemExit(f"methods of the client: {methods}")
