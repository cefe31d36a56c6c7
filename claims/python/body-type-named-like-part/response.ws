type Response { title: String } endpoint Get POST Response /get -> { 200 -> Response }
