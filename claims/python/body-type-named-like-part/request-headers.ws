type RequestHeaders { title: String } endpoint Get POST RequestHeaders /get -> { 200 -> RequestHeaders }
