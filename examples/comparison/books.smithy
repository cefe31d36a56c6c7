$version: "2"

namespace com.example.books

use aws.protocols#restJson1

@restJson1
service Books {
    version: "1"
    operations: [FindBooks, AddBook, GetBook]
}

@pattern("^[0-9]{13}$")
string Isbn

enum Genre {
    NOVEL
    POETRY
    HISTORY
}

structure Book {
    @required
    isbn: Isbn

    @required
    title: String

    @required
    genre: Genre

    pages: Integer
}

list BookItems {
    member: Book
}

@readonly
@http(method: "GET", uri: "/books")
operation FindBooks {
    input := {
        @httpQuery("genre")
        genre: Genre
    }
    output := {
        @required
        books: BookItems
    }
}

@http(method: "POST", uri: "/books", code: 201)
operation AddBook {
    input := {
        @required
        @httpPayload
        book: Book
    }
    output := {
        @required
        @httpPayload
        book: Book
    }
    errors: [BookExists]
}

@readonly
@http(method: "GET", uri: "/books/{isbn}")
operation GetBook {
    input := {
        @required
        @httpLabel
        isbn: Isbn
    }
    output := {
        @required
        @httpPayload
        book: Book
    }
    errors: [BookNotFound]
}

@error("client")
@httpError(409)
structure BookExists {
    @required
    message: String
}

@error("client")
@httpError(404)
structure BookNotFound {
    @required
    message: String
}
