type Visit {
  member: Member,
  minutes: Integer32
}

channel DoorOpened -> Visit
