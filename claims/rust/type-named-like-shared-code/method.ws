type Method { a: String } type Shelf { item: Method, note: String?, tags: String[] } endpoint Get POST Method /get ? { q: String? } -> { 200 -> Method[] }
