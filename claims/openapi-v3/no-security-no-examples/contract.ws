type Book { @Example("Emma") title: String }

@Security("bearer")
@Example("Emma")
endpoint GetBook GET /book -> { 200 -> Book }
