package org.apache.avro.generic;

import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.io.Decoder;

/** Stands for the class of Apache Avro. */
public class GenericDatumReader<D> {
  public GenericDatumReader(Schema schema) {}

  public D read(D reuse, Decoder in) throws IOException {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
