type Queries { title: String } endpoint Get POST Queries /get -> { 200 -> Queries }
