type Day = String(/^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/g)

type Moment = String(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$/g)

type Amount = String(/^-?[0-9]{1,12}\.[0-9]{2}$/g)

type Fine {
  due: Day,
  created: Moment,
  amount: Amount
}
