package org.springframework.boot.autoconfigure;

/** Stands for the annotation of spring-boot-autoconfigure. */
public @interface SpringBootApplication {}
