package com.example.library

import com.example.library.endpoint.GetBook
import com.example.library.model.Book
import com.example.library.model.Problem

object Library : GetBook.Handler {
    private val shelf = listOf(
        Book(isbn = "9780141439600", title = "A Tale of Two Cities", authors = listOf("Charles Dickens"), rating = 5),
    )

    override suspend fun getBook(request: GetBook.Request): GetBook.Response<*> {
        val isbn = request.path.isbn
        return shelf.find { it.isbn == isbn }
            ?.let { GetBook.Response200(it) }
            ?: GetBook.Response404(Problem("No book has the ISBN $isbn"))
    }
}

suspend fun main() {
    for (isbn in listOf("9780141439600", "9780000000000")) {
        when (val response = Library.getBook(GetBook.Request(isbn))) {
            is GetBook.Response200 -> println("${response.status} ${response.body.title}")
            is GetBook.Response404 -> println("${response.status} ${response.body.message}")
        }
    }
}
