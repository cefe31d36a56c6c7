package com.github.tomakehurst.wiremock;

import com.github.tomakehurst.wiremock.client.MappingBuilder;
import com.github.tomakehurst.wiremock.stubbing.StubMapping;

/** Stands for the class of WireMock. */
public class WireMockServer {
  public StubMapping stubFor(MappingBuilder mapping) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
