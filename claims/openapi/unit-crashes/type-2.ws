type Book { nothing: Unit[] }
