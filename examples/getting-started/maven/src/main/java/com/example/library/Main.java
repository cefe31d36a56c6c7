package com.example.library;

import com.example.library.endpoint.GetBook;
import com.example.library.model.Book;
import com.example.library.model.Problem;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

public class Main implements GetBook.Handler {
  private final List<Book> shelf =
      List.of(new Book("9780141439600", "A Tale of Two Cities", List.of("Charles Dickens"), Optional.of(5)));

  @Override
  public CompletableFuture<GetBook.Response<?>> getBook(GetBook.Request request) {
    String isbn = request.path().isbn();
    for (Book book : shelf) {
      if (book.isbn().equals(isbn)) {
        return CompletableFuture.completedFuture(new GetBook.Response200(book));
      }
    }
    return CompletableFuture.completedFuture(new GetBook.Response404(new Problem("No book has the ISBN " + isbn)));
  }

  public static void main(String[] args) {
    GetBook.Handler library = new Main();
    for (String isbn : List.of("9780141439600", "9780000000000")) {
      GetBook.Response<?> response = library.getBook(new GetBook.Request(isbn)).join();
      if (response instanceof GetBook.Response200 found) {
        System.out.println(found.status() + " " + found.body().title());
      } else if (response instanceof GetBook.Response404 missing) {
        System.out.println(missing.status() + " " + missing.body().message());
      }
    }
  }
}
