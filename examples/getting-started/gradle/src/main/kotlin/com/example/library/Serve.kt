package com.example.library

import com.example.library.endpoint.GetBook
import com.sun.net.httpserver.HttpExchange
import com.sun.net.httpserver.HttpServer
import community.flock.wirespec.kotlin.Wirespec
import java.net.InetSocketAddress
import java.net.URLDecoder
import kotlin.coroutines.Continuation
import kotlin.coroutines.EmptyCoroutineContext
import kotlin.coroutines.startCoroutine

private val edge = GetBook.api.server(Json)

/** Serves the library with the HTTP server of the JDK. */
fun main(arguments: Array<String>) {
    val port = arguments.firstOrNull()?.toInt() ?: 8080
    val server = HttpServer.create(InetSocketAddress(port), 0)
    server.createContext("/") { exchange ->
        suspend { answer(exchange) }.startCoroutine(
            Continuation(EmptyCoroutineContext) { result -> exchange.send(result.getOrElse { empty(500) }) },
        )
    }
    server.start()
    println("http://localhost:$port")
}

private suspend fun answer(exchange: HttpExchange): Wirespec.RawResponse {
    val path = exchange.requestURI.rawPath.drop(1).split("/").map { URLDecoder.decode(it.replace("+", "%2B"), "UTF-8") }
    if (exchange.requestMethod != GetBook.api.method || path.size != 2 || path[0] != "books") return empty(404)
    val request = Wirespec.RawRequest(exchange.requestMethod, path, emptyMap(), emptyMap(), null)
    return edge.to(Library.getBook(edge.from(request)))
}

private fun HttpExchange.send(response: Wirespec.RawResponse) = use {
    val body = response.body ?: ByteArray(0)
    responseHeaders["Content-Type"] = "application/json"
    sendResponseHeaders(response.statusCode, if (body.isEmpty()) -1 else body.size.toLong())
    responseBody.write(body)
}

private fun empty(status: Int) = Wirespec.RawResponse(status, emptyMap(), null)

private fun <T> HttpExchange.use(block: () -> T): T = try { block() } finally { close() }
