type ReservationRequest {
  isbn: String,
  member: String
}

type Reservation {
  id: Integer,
  isbn: String,
  readyOn: String?
}

type Problem {
  message: String
}

endpoint ReserveBook POST ReservationRequest /reservations -> {
  201 -> Reservation
  404 -> Problem
}
