package com.github.tomakehurst.wiremock.client;

import com.github.tomakehurst.wiremock.matching.StringValuePattern;

/** Stands for the interface of WireMock, with the methods that examples call. */
public interface MappingBuilder {
  MappingBuilder withQueryParam(String key, StringValuePattern pattern);

  MappingBuilder atPriority(Integer priority);
}
