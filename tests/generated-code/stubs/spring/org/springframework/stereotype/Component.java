package org.springframework.stereotype;

/** Stands for the annotation of spring-context. */
public @interface Component {}
