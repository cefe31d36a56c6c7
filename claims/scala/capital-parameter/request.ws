endpoint Find GET /find/{`Shelf`: String} ? { `Title`: String } # { `Authorization`: String } -> { 200 -> String }
