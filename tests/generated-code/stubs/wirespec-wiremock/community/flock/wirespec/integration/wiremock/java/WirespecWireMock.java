package community.flock.wirespec.integration.wiremock.java;

import com.github.tomakehurst.wiremock.client.MappingBuilder;
import community.flock.wirespec.java.Wirespec;

/** Stands for the class of wiremock-jvm, which ties the response of a stub to the endpoint. */
public final class WirespecWireMock {
  public static <Q extends Wirespec.Request<?>, S extends Wirespec.Response<?>> WirespecMappingBuilder<Q, S> wirespec(
      Wirespec.Server<Q, S> endpoint) {
    return new WirespecMappingBuilder<>();
  }

  /** Stands for the nested class of that name. */
  public static final class WirespecMappingBuilder<Q extends Wirespec.Request<?>, S extends Wirespec.Response<?>> {
    public MappingBuilder willReturn(S response) {
      throw new UnsupportedOperationException("A stub, made to be compiled.");
    }

    public MappingBuilder willReturn(S response, Wirespec.Serialization serialization) {
      throw new UnsupportedOperationException("A stub, made to be compiled.");
    }
  }
}
