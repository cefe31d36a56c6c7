type Generic { a: String } type Shelf { item: Generic, note: String?, tags: String[] } endpoint Get POST Generic /get ? { q: String? } -> { 200 -> Generic[] }
