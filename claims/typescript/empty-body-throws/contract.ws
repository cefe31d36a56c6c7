type Book { title: String } endpoint Probe HEAD /probe -> { 200 -> Book } endpoint Find GET /find -> { 200 -> Book? }
