package com.example.library

import com.example.library.endpoint.FindBooks
import com.example.library.model.Book
import com.example.library.model.Problem

class Catalog(private val books: List<Book>) : FindBooks.Handler {
  override suspend fun findBooks(request: FindBooks.Request): FindBooks.Response<*> {
    val (_, genre, limit) = request.queries
    if (limit < 1) {
      return FindBooks.Response400(body = Problem(400, "limit must be at least 1", hint = null))
    }
    val found = books.filter { genre == null || it.genre == genre }.take(limit)
    return FindBooks.Response200(body = found, total = found.size.toLong())
  }
}
