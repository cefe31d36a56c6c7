package org.apache.avro.io;

/** Stands for the class of Apache Avro. */
public abstract class BinaryEncoder extends Encoder {}
