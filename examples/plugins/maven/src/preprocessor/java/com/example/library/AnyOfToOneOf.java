package com.example.library;

/** The converter makes an empty union of {@code anyOf}; {@code oneOf} becomes a real one. */
public class AnyOfToOneOf {
  public String apply(String document) {
    return document.replace("\"anyOf\"", "\"oneOf\"");
  }
}
