package com.example.library;

import com.example.library.endpoint.FindBooks;
import com.example.library.model.Book;
import community.flock.wirespec.integration.spring.java.client.WirespecWebClient;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.springframework.stereotype.Component;

@Component
class RemoteLibrary {
    private final WirespecWebClient client;

    RemoteLibrary(WirespecWebClient client) {
        this.client = client;
    }

    CompletableFuture<List<Book>> search(String title) {
        FindBooks.Request request =
                new FindBooks.Request(Optional.of(title), Optional.empty(), 20, Optional.empty());
        CompletableFuture<FindBooks.Response<?>> answer = client.send(request);
        return answer.thenApply(response -> {
            if (response instanceof FindBooks.Response200 found) {
                return found.body();
            }
            return List.of();
        });
    }
}
