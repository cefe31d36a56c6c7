package org.apache.avro.io;

/** Stands for the class of Apache Avro. */
public class DecoderFactory {
  public static DecoderFactory get() {
    return new DecoderFactory();
  }

  public BinaryDecoder binaryDecoder(byte[] bytes, BinaryDecoder reuse) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
