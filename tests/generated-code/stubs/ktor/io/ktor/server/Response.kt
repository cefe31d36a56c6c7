package io.ktor.server.response

import io.ktor.http.ContentType
import io.ktor.http.HttpStatusCode
import io.ktor.server.application.ApplicationCall

/** Stands for the interface of Ktor. */
interface ApplicationResponse

fun ApplicationResponse.header(name: String, value: String): Unit = error("a stub")

suspend fun ApplicationCall.respondBytes(
    bytes: ByteArray,
    contentType: ContentType? = null,
    status: HttpStatusCode? = null,
): Unit = error("a stub")
