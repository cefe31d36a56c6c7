package org.apache.kafka.common.serialization;

/** Stands for the interface of Apache Kafka. */
public interface Serializer<T> {}
