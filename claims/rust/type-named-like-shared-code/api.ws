type Api { a: String } type Shelf { item: Api, note: String?, tags: String[] } endpoint Get POST Api /get ? { q: String? } -> { 200 -> Api[] }
