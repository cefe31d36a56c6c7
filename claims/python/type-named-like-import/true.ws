type True { a: String } type Shelf { item: True, note: String?, tags: String[] } endpoint Get POST True /get ? { q: String? } -> { 200 -> True[] }
