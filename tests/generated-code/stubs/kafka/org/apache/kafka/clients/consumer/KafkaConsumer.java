package org.apache.kafka.clients.consumer;

import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import org.apache.kafka.common.serialization.Deserializer;

/** Stands for the class of Apache Kafka. */
public class KafkaConsumer<K, V> implements AutoCloseable {
  public KafkaConsumer(Map<String, Object> configs, Deserializer<K> keys, Deserializer<V> values) {}

  public void subscribe(Collection<String> topics) {}

  public ConsumerRecords<K, V> poll(Duration timeout) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public void close() {}
}
