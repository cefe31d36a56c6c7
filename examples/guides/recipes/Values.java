package com.example.library;

import com.example.library.model.Amount;
import com.example.library.model.Day;
import com.example.library.model.Moment;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/** Converts between the strings of the contract and the types of the program. */
public final class Values {
  private Values() {}

  /** Throws DateTimeParseException for a day that does not exist, such as 2026-02-30. */
  public static LocalDate toDate(Day day) {
    return LocalDate.parse(day.value());
  }

  public static Day toDay(LocalDate date) {
    return new Day(date.toString());
  }

  public static Instant toInstant(Moment moment) {
    return Instant.parse(moment.value());
  }

  public static Moment toMoment(Instant instant) {
    return new Moment(instant.truncatedTo(ChronoUnit.SECONDS).toString());
  }

  public static BigDecimal toDecimal(Amount amount) {
    return new BigDecimal(amount.value());
  }

  public static Amount toAmount(BigDecimal decimal) {
    return new Amount(decimal.setScale(2, RoundingMode.HALF_EVEN).toPlainString());
  }
}
