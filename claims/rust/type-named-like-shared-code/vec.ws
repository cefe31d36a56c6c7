type Vec { a: String } type Shelf { item: Vec, note: String?, tags: String[] } endpoint Get POST Vec /get ? { q: String? } -> { 200 -> Vec[] }
