package io.ktor.server.request

import io.ktor.http.Headers
import io.ktor.http.Parameters
import io.ktor.http.RequestConnectionPoint
import io.ktor.server.application.ApplicationCall

/** Stands for the interface of Ktor. */
interface ApplicationRequest {
    val local: RequestConnectionPoint
    val queryParameters: Parameters
    val headers: Headers
}

fun ApplicationRequest.path(): String = error("a stub")

suspend inline fun <reified T : Any> ApplicationCall.receive(): T = error("a stub")
