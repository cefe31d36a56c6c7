type Option { a: String } type Shelf { item: Option, note: String?, tags: String[] } endpoint Get POST Option /get ? { q: String? } -> { 200 -> Option[] }
