package org.apache.avro;

/** Stands for the class of Apache Avro. */
public abstract class Schema {}
