package com.example.library;

import com.example.library.endpoint.FindBooks;
import com.example.library.model.Book;
import com.example.library.model.Problem;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

public class Catalog implements FindBooks.Handler {
  private final List<Book> books;

  public Catalog(List<Book> books) {
    this.books = books;
  }

  @Override
  public CompletableFuture<FindBooks.Response<?>> findBooks(FindBooks.Request request) {
    int limit = request.queries().limit();
    if (limit < 1) {
      var problem = new Problem(400, "limit must be at least 1", Optional.empty());
      return CompletableFuture.completedFuture(new FindBooks.Response400(problem));
    }
    List<Book> found = books.stream()
        .filter(book -> request.queries().genre().map(book.genre()::equals).orElse(true))
        .limit(limit)
        .toList();
    return CompletableFuture.completedFuture(new FindBooks.Response200((long) found.size(), found));
  }
}
