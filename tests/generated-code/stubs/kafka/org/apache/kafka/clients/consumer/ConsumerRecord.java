package org.apache.kafka.clients.consumer;

/** Stands for the class of Apache Kafka. */
public class ConsumerRecord<K, V> {
  public V value() {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
