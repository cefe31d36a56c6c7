type Request { title: String } endpoint Get POST Request /get -> { 200 -> Request }
