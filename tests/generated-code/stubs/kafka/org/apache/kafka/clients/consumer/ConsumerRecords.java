package org.apache.kafka.clients.consumer;

import java.util.Iterator;

/** Stands for the class of Apache Kafka. */
public class ConsumerRecords<K, V> implements Iterable<ConsumerRecord<K, V>> {
  @Override
  public Iterator<ConsumerRecord<K, V>> iterator() {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
