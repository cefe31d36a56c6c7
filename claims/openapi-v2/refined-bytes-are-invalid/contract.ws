type Cover = Bytes type Book { cover: Cover } endpoint Find GET /find -> { 200 -> Book }
