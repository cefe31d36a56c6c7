package community.flock.wirespec.integration.spring.java.configuration;

/** Stands for the annotation of spring-jvm. */
public @interface EnableWirespecController {}
