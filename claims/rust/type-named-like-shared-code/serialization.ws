type Serialization { a: String } type Shelf { item: Serialization, note: String?, tags: String[] } endpoint Get POST Serialization /get ? { q: String? } -> { 200 -> Serialization[] }
