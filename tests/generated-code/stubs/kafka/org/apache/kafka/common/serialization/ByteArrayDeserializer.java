package org.apache.kafka.common.serialization;

/** Stands for the class of Apache Kafka. */
public class ByteArrayDeserializer implements Deserializer<byte[]> {}
