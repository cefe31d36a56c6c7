package com.example.library

import community.flock.wirespec.kotlin.Wirespec
import io.ktor.http.ContentType
import io.ktor.http.HttpMethod
import io.ktor.http.HttpStatusCode
import io.ktor.http.decodeURLPart
import io.ktor.server.application.ApplicationCall
import io.ktor.server.request.path
import io.ktor.server.request.receive
import io.ktor.server.response.header
import io.ktor.server.response.respondBytes
import io.ktor.server.routing.Route
import io.ktor.server.routing.route

/**
 * Serves one endpoint: `serve(GetBook.api, serialization) { library.getBook(it) }`. Answers 400 to a request that cannot
 * be read; Ktor answers 500 if the handler throws.
 */
fun <Req : Wirespec.Request<*>, Res : Wirespec.Response<*>> Route.serve(
    endpoint: Wirespec.Server<Req, Res>,
    serialization: Wirespec.Serialization,
    handler: suspend (Req) -> Res,
) {
    val edge = endpoint.server(serialization)
    route(endpoint.pathTemplate, HttpMethod.parse(endpoint.method)) {
        handle {
            val body = call.receive<ByteArray>()
            val request = runCatching { edge.from(call.toRawRequest(body)) }.getOrElse {
                return@handle call.respondBytes(ByteArray(0), ContentType.Application.Json, HttpStatusCode.fromValue(400))
            }
            val response = edge.to(handler(request))
            response.headers.forEach { (name, values) -> values.forEach { call.response.header(name, it) } }
            val status = HttpStatusCode.fromValue(response.statusCode)
            call.respondBytes(response.body ?: ByteArray(0), ContentType.Application.Json, status)
        }
    }
}

private fun ApplicationCall.toRawRequest(body: ByteArray) = Wirespec.RawRequest(
    method = request.local.method.value,
    path = request.path().trim('/').split("/").map { it.decodeURLPart() },
    queries = request.queryParameters.entries().associate { it.key to it.value },
    headers = request.headers.entries().associate { it.key to it.value },
    body = body.takeIf { it.isNotEmpty() },
)
