package com.example.library;

/** Replaces {@code anyOf}, which the converter turns into an empty union, with {@code oneOf}. */
public class AnyOfToOneOf {
  public String apply(String document) {
    return document.replace("\"anyOf\"", "\"oneOf\"");
  }
}
