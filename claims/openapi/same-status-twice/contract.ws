endpoint First GET /find -> { 200 -> String } endpoint Second GET /find -> { 201 -> String } endpoint Both GET /both -> { 200 -> String 200 -> Integer }
