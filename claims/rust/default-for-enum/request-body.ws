enum Kind { NOVEL } endpoint Add POST Kind /add -> { 200 -> String }
