type Optional { a: String } type Shelf { item: Optional, note: String?, tags: String[] } endpoint Get POST Optional /get ? { q: String? } -> { 200 -> Optional[] }
