type Server { a: String } type Shelf { item: Server, note: String?, tags: String[] } endpoint Get POST Server /get ? { q: String? } -> { 200 -> Server[] }
