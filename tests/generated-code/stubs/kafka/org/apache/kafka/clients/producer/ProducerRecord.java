package org.apache.kafka.clients.producer;

/** Stands for the class of Apache Kafka. */
public class ProducerRecord<K, V> {
  public ProducerRecord(String topic, V value) {}
}
