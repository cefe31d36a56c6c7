type List { a: String } type Shelf { item: List, note: String?, tags: String[] } endpoint Get POST List /get ? { q: String? } -> { 200 -> List[] }
