package community.flock.wirespec.integration.jackson.java;

import com.fasterxml.jackson.databind.ObjectMapper;
import community.flock.wirespec.java.Wirespec;
import java.lang.reflect.Type;
import java.util.List;

/** Stands for the class of jackson-jvm. It implements the generated interface, so that its methods are those the interface really asks for. */
public class WirespecSerialization implements Wirespec.Serialization {
  public WirespecSerialization(ObjectMapper mapper) {}

  @Override
  public <T> byte[] serializeBody(T body, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public <T> T deserializeBody(byte[] raw, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public <T> String serializePath(T value, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public <T> T deserializePath(String raw, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public <T> List<String> serializeParam(T value, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }

  @Override
  public <T> T deserializeParam(List<String> values, Type type) {
    throw new UnsupportedOperationException("A stub, made to be compiled.");
  }
}
