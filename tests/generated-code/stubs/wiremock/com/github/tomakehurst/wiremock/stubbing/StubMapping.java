package com.github.tomakehurst.wiremock.stubbing;

/** Stands for the class of WireMock. */
public class StubMapping {}
