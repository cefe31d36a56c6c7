enum Kind { NOVEL } endpoint Find GET /find ? { kind: Kind } -> { 200 -> String }
