enum Kind { NOVEL } endpoint Find GET /find ? { kinds: Kind[] } -> { 200 -> String }
