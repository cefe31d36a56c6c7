type SeatCode = String(/^[A-Z][0-9]+$/g)

type Seat {
  code: SeatCode,
  free: Boolean
}

type Problem { message: String }

endpoint FindSeats GET /shows/{show: Integer}/seats ? {
  tags: String[]?,
  free: Boolean?
} # {
  trace: String?
} -> {
  200 -> Seat[] # {total: Integer32}
  400 -> Problem
  404 -> Unit
}

endpoint HoldSeat POST Seat /shows/{show: Integer}/holds -> {
  201 -> Seat
  404 -> Unit
}
