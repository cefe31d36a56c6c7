package org.apache.avro.io;

import java.io.Flushable;

/** Stands for the class of Apache Avro. */
public abstract class Encoder implements Flushable {}
