type Book { title: String, `Edition`: Integer32 }
enum Stars { 1, FIVE }
