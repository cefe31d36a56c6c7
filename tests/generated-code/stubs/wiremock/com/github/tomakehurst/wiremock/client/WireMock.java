package com.github.tomakehurst.wiremock.client;

import com.github.tomakehurst.wiremock.matching.StringValuePattern;

/** Stands for the class of WireMock, with the matcher that an example uses. */
public class WireMock {
  public static StringValuePattern equalTo(String value) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
