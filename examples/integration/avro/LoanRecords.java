package com.example.library;

import com.example.library.avro.LoanEventAvro;
import com.example.library.channel.Loans;
import com.example.library.model.LoanEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.apache.avro.generic.GenericData;
import org.apache.avro.generic.GenericDatumReader;
import org.apache.avro.generic.GenericDatumWriter;
import org.apache.avro.io.BinaryEncoder;
import org.apache.avro.io.DecoderFactory;
import org.apache.avro.io.EncoderFactory;

/** Writes and reads loan events in Avro's binary encoding. */
final class LoanRecords implements Loans {
    private final Consumer<byte[]> topic;

    LoanRecords(Consumer<byte[]> topic) {
        this.topic = topic;
    }

    @Override
    public void invoke(LoanEvent message) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        BinaryEncoder encoder = EncoderFactory.get().binaryEncoder(bytes, null);
        try {
            new GenericDatumWriter<GenericData.Record>(LoanEventAvro.SCHEMA).write(LoanEventAvro.to(message), encoder);
            encoder.flush();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        topic.accept(bytes.toByteArray());
    }

    static LoanEvent read(byte[] bytes) throws IOException {
        GenericDatumReader<GenericData.Record> reader = new GenericDatumReader<>(LoanEventAvro.SCHEMA);
        return LoanEventAvro.from(reader.read(null, DecoderFactory.get().binaryDecoder(bytes, null)));
    }
}
