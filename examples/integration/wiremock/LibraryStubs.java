package com.example.library;

import static com.github.tomakehurst.wiremock.client.WireMock.equalTo;
import static community.flock.wirespec.integration.wiremock.java.WirespecWireMock.wirespec;

import com.example.library.endpoint.FindBooks;
import com.example.library.endpoint.RemoveBook;
import com.example.library.model.Problem;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.github.tomakehurst.wiremock.WireMockServer;
import community.flock.wirespec.integration.jackson.java.WirespecSerialization;
import java.util.List;
import java.util.Optional;

final class LibraryStubs {
    private final WirespecSerialization serialization =
            new WirespecSerialization(new ObjectMapper().registerModule(new Jdk8Module()));

    void emptyShelf(WireMockServer server) {
        server.stubFor(wirespec(new FindBooks.Handler.Handlers())
                .willReturn(new FindBooks.Response200(0L, List.of())));
    }

    void badLimit(WireMockServer server) {
        Problem problem = new Problem(1, "limit must be at least 1", Optional.empty());
        server.stubFor(wirespec(new FindBooks.Handler.Handlers())
                .willReturn(new FindBooks.Response400(problem), serialization)
                .withQueryParam("limit", equalTo("0"))
                .atPriority(1));
    }

    void removed(WireMockServer server) {
        server.stubFor(wirespec(new RemoveBook.Handler.Handlers()).willReturn(new RemoveBook.Response204()));
    }
}
