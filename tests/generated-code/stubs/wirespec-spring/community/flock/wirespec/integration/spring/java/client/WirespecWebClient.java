package community.flock.wirespec.integration.spring.java.client;

import community.flock.wirespec.java.Wirespec;
import java.util.concurrent.CompletableFuture;

/** Stands for the class of spring-jvm, whose caller says which response a request has. */
public class WirespecWebClient {
  public <Q extends Wirespec.Request<?>, S extends Wirespec.Response<?>> CompletableFuture<S> send(Q request) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
