type Client { a: String } type Shelf { item: Client, note: String?, tags: String[] } endpoint Get POST Client /get ? { q: String? } -> { 200 -> Client[] }
