package org.springframework.web.bind.annotation;

/** Stands for the annotation of spring-web. */
public @interface RestController {}
