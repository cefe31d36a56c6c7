package org.apache.kafka.clients.producer;

/** Stands for the class of Apache Kafka. */
public class RecordMetadata {}
