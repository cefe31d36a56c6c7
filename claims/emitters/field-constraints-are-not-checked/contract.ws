type Review { stars: Integer32(1, 5), text: String(/^x$/) }
endpoint Find GET /find ? { page: Integer32(1, 5), word: String(/^x$/) } -> { 200 -> Review }
