package org.apache.avro.io;

import java.io.OutputStream;

/** Stands for the class of Apache Avro. */
public class EncoderFactory {
  public static EncoderFactory get() {
    return new EncoderFactory();
  }

  public BinaryEncoder binaryEncoder(OutputStream out, BinaryEncoder reuse) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
