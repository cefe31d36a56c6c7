package org.apache.avro.io;

/** Stands for the class of Apache Avro. */
public class BinaryDecoder extends Decoder {}
