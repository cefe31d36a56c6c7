package com.example.library;

import com.example.library.model.Book;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import community.flock.wirespec.integration.jackson.java.WirespecModuleJava;
import java.io.IOException;

final class LibraryJson {
    private final ObjectMapper mapper = new ObjectMapper()
            .registerModule(new Jdk8Module())
            .registerModule(new WirespecModuleJava());

    String write(Book book) throws IOException {
        return mapper.writeValueAsString(book);
    }

    Book read(String json) throws IOException {
        Book book = mapper.readValue(json, Book.class);
        if (!book.isbn().validate()) {
            throw new IllegalArgumentException("Not an ISBN: " + book.isbn());
        }
        return book;
    }
}
