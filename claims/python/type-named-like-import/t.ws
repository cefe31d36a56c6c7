type T { a: String } type Shelf { item: T, note: String?, tags: String[] } endpoint Get POST T /get ? { q: String? } -> { 200 -> T[] }
