type Override { a: String } endpoint Get POST Override /get -> { 200 -> Override }
