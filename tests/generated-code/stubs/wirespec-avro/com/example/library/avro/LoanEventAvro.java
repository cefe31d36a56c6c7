package com.example.library.avro;

import com.example.library.model.LoanEvent;
import org.apache.avro.Schema;
import org.apache.avro.generic.GenericData;

/** Stands for what the emitter of avro-jvm generates beside the model: the members its page names. */
public class LoanEventAvro {
  public static final Schema SCHEMA = null;

  public static LoanEvent from(GenericData.Record event) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  public static GenericData.Record to(LoanEvent event) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
