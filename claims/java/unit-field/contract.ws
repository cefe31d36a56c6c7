type Book { nothing: Unit }
