package com.example.library

import com.example.library.endpoint.FindBooks
import com.example.library.model.Book
import com.example.library.model.Problem
import java.util.concurrent.ConcurrentHashMap
import org.springframework.web.bind.annotation.RestController

@RestController
class BookController : FindBooks.Handler {
    private val books = ConcurrentHashMap<String, Book>()

    override suspend fun findBooks(request: FindBooks.Request): FindBooks.Response<*> {
        val (title, genre, limit) = request.queries
        if (limit < 1) {
            return FindBooks.Response400(body = Problem(code = 1, message = "limit must be at least 1", hint = null))
        }
        val found = books.values
            .filter { (title == null || title in it.title) && (genre == null || it.genre == genre) }
            .take(limit)
        return FindBooks.Response200(body = found, total = books.size.toLong())
    }
}
