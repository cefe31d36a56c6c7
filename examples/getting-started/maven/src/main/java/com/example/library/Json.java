package com.example.library;

import community.flock.wirespec.java.Wirespec;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes JSON and reads strings. To read JSON and parameters of other types, use a library such as Jackson. */
public class Json implements Wirespec.Serialization {
  private static String write(Object value) {
    if (value == null) return "null";
    if (value instanceof Wirespec.Refined<?> refined) return write(refined.value());
    if (value instanceof Wirespec.Enum entry) return write(entry.label());
    if (value instanceof Optional<?> optional) return write(optional.orElse(null));
    if (value instanceof Number || value instanceof Boolean) return value.toString();
    if (value instanceof List<?> list) {
      return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
    }
    if (value instanceof Map<?, ?> map) return writeFields(map.entrySet().stream());
    if (value instanceof Record) {
      return writeFields(Arrays.stream(value.getClass().getRecordComponents())
          .map(component -> Map.entry(component.getName(), read(component, value)))
          .filter(field -> !field.getValue().equals(Optional.empty())));
    }
    return '"' + value.toString().chars().mapToObj(Json::escape).collect(Collectors.joining()) + '"';
  }

  private static String writeFields(Stream<? extends Map.Entry<?, ?>> fields) {
    return fields.map(field -> write(field.getKey()) + ":" + write(field.getValue()))
        .collect(Collectors.joining(",", "{", "}"));
  }

  private static String escape(int character) {
    if (character == '"' || character == '\\') return "\\" + (char) character;
    return character < ' ' ? String.format("\\u%04x", character) : String.valueOf((char) character);
  }

  private static Object read(RecordComponent component, Object owner) {
    try {
      return component.getAccessor().invoke(owner);
    } catch (ReflectiveOperationException exception) {
      throw new IllegalStateException(exception);
    }
  }

  @Override
  public <T> byte[] serializeBody(T value, Type type) {
    return write(value).getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public <T> T deserializeBody(byte[] raw, Type type) {
    throw new UnsupportedOperationException("Use a library to read JSON.");
  }

  @Override
  public <T> String serializePath(T value, Type type) {
    return value.toString();
  }

  @Override
  @SuppressWarnings("unchecked")
  public <T> T deserializePath(String raw, Type type) {
    if (type != String.class) throw new UnsupportedOperationException("Only strings are read, not " + type + ".");
    return (T) raw;
  }

  @Override
  public <T> List<String> serializeParam(T value, Type type) {
    return value instanceof List<?> list ? list.stream().map(Object::toString).toList() : List.of(value.toString());
  }

  @Override
  public <T> T deserializeParam(List<String> values, Type type) {
    return deserializePath(values.get(0), type);
  }
}
