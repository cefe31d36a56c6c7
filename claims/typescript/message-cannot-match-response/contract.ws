type SeatCode = String(/^A$/)
endpoint Find GET /find/{code: SeatCode} -> { 200 -> Unit }
