package com.example.library;

import com.example.library.model.Isbn;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import community.flock.wirespec.integration.jackson.java.WirespecSerialization;

public final class Main {
    public static void main(String[] args) {
        WirespecSerialization serialization =
                new WirespecSerialization(new ObjectMapper().registerModule(new Jdk8Module()));
        Client library = new Client(serialization, new JdkTransport("http://localhost:8080"));

        System.out.println(library.removeBook(new Isbn("9780131103627")).join());
    }
}
