type ReservationRequest {
  isbn: String,
  member: String,
  branch: String
}

type Reservation {
  id: Integer,
  isbn: String,
  branch: String,
  readyOn: String?
}

type Problem {
  message: String
}

endpoint ReserveBook POST ReservationRequest /reservations -> {
  201 -> Reservation
  404 -> Problem
  409 -> Problem
}
