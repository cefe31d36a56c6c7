package com.example.library;

import com.example.library.channel.Loans;
import com.example.library.model.LoanEvent;
import com.example.library.model.LoanKind;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Sends loans to a topic, or prints those that arrive. */
public class LoanTopic {
    private static final String TOPIC = "loans";
    private static final Map<String, Object> BROKER = Map.of("bootstrap.servers", "localhost:9092", "group.id", "desk");

    static void send() {
        try (var producer = new KafkaProducer<>(BROKER, new StringSerializer(), new ByteArraySerializer())) {
            Loans loans = new LoanRecords(bytes -> producer.send(new ProducerRecord<>(TOPIC, bytes)));
            loans.invoke(new LoanEvent("1", "9780141439600", LoanKind.TAKEN, 21));
        }
    }

    static void print() throws IOException {
        try (var consumer = new KafkaConsumer<>(BROKER, new StringDeserializer(), new ByteArrayDeserializer())) {
            consumer.subscribe(List.of(TOPIC));
            while (true) {
                for (ConsumerRecord<String, byte[]> message : consumer.poll(Duration.ofSeconds(1))) {
                    System.out.println(LoanRecords.read(message.value()));
                }
            }
        }
    }
}
