package org.apache.avro.generic;

import java.io.IOException;
import org.apache.avro.Schema;
import org.apache.avro.io.Encoder;

/** Stands for the class of Apache Avro. */
public class GenericDatumWriter<D> {
  public GenericDatumWriter(Schema schema) {}

  public void write(D datum, Encoder out) throws IOException {}
}
