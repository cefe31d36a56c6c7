type Book { title: Text }
