type Book { title: String } endpoint FindBooks GET /books -> { 200 -> stream Book }
