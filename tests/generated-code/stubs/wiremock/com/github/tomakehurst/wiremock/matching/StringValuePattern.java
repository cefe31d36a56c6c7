package com.github.tomakehurst.wiremock.matching;

/** Stands for the class of WireMock. */
public abstract class StringValuePattern {}
