package org.apache.kafka.common.serialization;

/** Stands for the interface of Apache Kafka. */
public interface Deserializer<T> {}
