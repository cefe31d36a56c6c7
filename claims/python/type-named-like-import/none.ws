type None { a: String } type Shelf { item: None, note: String?, tags: String[] } endpoint Get POST None /get ? { q: String? } -> { 200 -> None[] }
