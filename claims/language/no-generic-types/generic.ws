type Page<T> { items: T[] }
