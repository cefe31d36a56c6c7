package com.example.library

import com.example.library.model.Book
import com.fasterxml.jackson.module.kotlin.jacksonObjectMapper
import com.fasterxml.jackson.module.kotlin.readValue
import community.flock.wirespec.integration.jackson.kotlin.WirespecModuleKotlin

class LibraryJson {
    private val mapper = jacksonObjectMapper().registerModule(WirespecModuleKotlin())

    fun write(book: Book): String = mapper.writeValueAsString(book)

    fun read(json: String): Book = mapper.readValue<Book>(json).also {
        require(it.isbn.validate()) { "Not an ISBN: ${it.isbn}" }
    }
}
