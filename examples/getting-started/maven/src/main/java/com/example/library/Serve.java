package com.example.library;

import com.example.library.endpoint.GetBook;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import community.flock.wirespec.java.Wirespec;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Serves the library with the HTTP server of the JDK. */
public class Serve {
  private static final GetBook.Handler LIBRARY = new Main();
  private static final Wirespec.ServerEdge<GetBook.Request, GetBook.Response<?>> EDGE =
      GetBook.api.getServer(new Json());

  public static void main(String[] args) throws IOException {
    int port = args.length > 0 ? Integer.parseInt(args[0]) : 8080;
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/", Serve::handle);
    server.start();
    System.out.println("http://localhost:" + port);
  }

  private static void handle(HttpExchange exchange) throws IOException {
    Wirespec.RawResponse response = answer(exchange).exceptionally(error -> empty(500)).join();
    byte[] body = response.body().orElse(new byte[0]);
    exchange.getResponseHeaders().set("Content-Type", "application/json");
    exchange.sendResponseHeaders(response.statusCode(), body.length == 0 ? -1 : body.length);
    exchange.getResponseBody().write(body);
    exchange.close();
  }

  private static CompletableFuture<Wirespec.RawResponse> answer(HttpExchange exchange) throws IOException {
    List<String> path = Arrays.stream(exchange.getRequestURI().getRawPath().substring(1).split("/"))
        .map(segment -> URLDecoder.decode(segment.replace("+", "%2B"), StandardCharsets.UTF_8))
        .toList();
    String method = exchange.getRequestMethod();
    if (!method.equals(GetBook.api.getMethod()) || path.size() != 2 || !path.get(0).equals("books")) {
      return CompletableFuture.completedFuture(empty(404));
    }
    Wirespec.RawRequest request = new Wirespec.RawRequest(method, path, Map.of(), Map.of(), Optional.empty());
    return LIBRARY.getBook(EDGE.from(request)).thenApply(EDGE::to);
  }

  private static Wirespec.RawResponse empty(int status) {
    return new Wirespec.RawResponse(status, Map.of(), Optional.empty());
  }
}
