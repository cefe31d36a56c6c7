package com.fasterxml.jackson.core;

import java.io.IOException;

/** Stands for the exception of jackson-core, a checked one. */
public class JsonProcessingException extends IOException {}
