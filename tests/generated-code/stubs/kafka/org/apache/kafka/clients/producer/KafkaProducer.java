package org.apache.kafka.clients.producer;

import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.common.serialization.Serializer;

/** Stands for the class of Apache Kafka. */
public class KafkaProducer<K, V> implements AutoCloseable {
  public KafkaProducer(Map<String, Object> configs, Serializer<K> keys, Serializer<V> values) {}

  public Future<RecordMetadata> send(ProducerRecord<K, V> message) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public void close() {}
}
