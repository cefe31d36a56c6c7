package org.apache.avro.generic;

/** Stands for the class of Apache Avro. */
public class GenericData {
  /** Stands for the nested class of that name. */
  public static class Record {}
}
