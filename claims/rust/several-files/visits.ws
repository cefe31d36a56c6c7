type Visit {
  member: Member
}
