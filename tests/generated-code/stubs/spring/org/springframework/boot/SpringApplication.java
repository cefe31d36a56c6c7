package org.springframework.boot;

/** Stands for the class of spring-boot; the real `run` returns the context, which no example uses. */
public class SpringApplication {
  public static Object run(Class<?> primarySource, String... arguments) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
