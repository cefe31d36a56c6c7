import asyncio

from library.Client import Client

asyncio.run(Client(None, None).isbn())
