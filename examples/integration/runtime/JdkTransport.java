package com.example.library;

import community.flock.wirespec.java.Wirespec;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;

/** Sends the raw requests of generated clients with the HTTP client of the JDK. */
final class JdkTransport implements Wirespec.Transportation {
    private final HttpClient http = HttpClient.newHttpClient();
    private final String baseUrl;

    JdkTransport(String baseUrl) {
        this.baseUrl = baseUrl;
    }

    @Override
    public CompletableFuture<Wirespec.RawResponse> transport(Wirespec.RawRequest request) {
        HttpRequest.Builder call = HttpRequest.newBuilder(addressOf(request))
                .header("Content-Type", "application/json")
                .method(request.method(), request.body().map(BodyPublishers::ofByteArray).orElse(BodyPublishers.noBody()));
        request.headers().forEach((name, values) -> values.forEach(value -> call.header(name, value)));
        return http.sendAsync(call.build(), BodyHandlers.ofByteArray())
                .thenApply(answer -> new Wirespec.RawResponse(
                        answer.statusCode(), answer.headers().map(), Optional.of(answer.body())));
    }

    private URI addressOf(Wirespec.RawRequest request) {
        String path = request.path().stream().map(JdkTransport::encode).collect(Collectors.joining("/", "/", ""));
        String query = request.queries().entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(value -> encode(entry.getKey()) + "=" + encode(value)))
                .collect(Collectors.joining("&"));
        return URI.create(baseUrl + path + (query.isEmpty() ? "" : "?" + query));
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
