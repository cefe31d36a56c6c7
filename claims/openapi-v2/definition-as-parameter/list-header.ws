enum Kind { NOVEL } endpoint Find GET /find -> { 200 -> String # { kinds: Kind[] } }
