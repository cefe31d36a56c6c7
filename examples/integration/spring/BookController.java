package com.example.library;

import com.example.library.endpoint.AddBook;
import com.example.library.endpoint.FindBooks;
import com.example.library.model.Book;
import com.example.library.model.Problem;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.springframework.web.bind.annotation.RestController;

@RestController
class BookController implements FindBooks.Handler, AddBook.Handler {
    private final Map<String, Book> books = new ConcurrentHashMap<>();

    @Override
    public CompletableFuture<FindBooks.Response<?>> findBooks(FindBooks.Request request) {
        FindBooks.Queries queries = request.queries();
        if (queries.limit() < 1) {
            return CompletableFuture.completedFuture(
                    new FindBooks.Response400(new Problem(1, "limit must be at least 1", Optional.empty())));
        }
        List<Book> found = books.values().stream()
                .filter(book -> queries.title().map(title -> book.title().contains(title)).orElse(true))
                .filter(book -> queries.genre().map(genre -> book.genre() == genre).orElse(true))
                .limit(queries.limit())
                .toList();
        return CompletableFuture.completedFuture(new FindBooks.Response200((long) books.size(), found));
    }

    @Override
    public CompletableFuture<AddBook.Response<?>> addBook(AddBook.Request request) {
        Book book = request.body();
        if (!book.isbn().validate()) {
            return CompletableFuture.completedFuture(
                    new AddBook.Response400(new Problem(2, "not an ISBN: " + book.isbn(), Optional.empty())));
        }
        if (books.putIfAbsent(book.isbn().value(), book) != null) {
            return CompletableFuture.completedFuture(
                    new AddBook.Response409(new Problem(3, "already in the catalog: " + book.isbn(), Optional.empty())));
        }
        return CompletableFuture.completedFuture(
                new AddBook.Response201("/books/" + book.isbn().value(), book));
    }
}
