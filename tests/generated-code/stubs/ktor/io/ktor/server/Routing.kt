package io.ktor.server.routing

import io.ktor.http.HttpMethod
import io.ktor.server.application.ApplicationCall

/** Stands for the interface of Ktor. */
interface Route {
    fun handle(body: suspend RoutingContext.() -> Unit)
}

class RoutingContext(val call: ApplicationCall)

fun Route.route(path: String, method: HttpMethod, build: Route.() -> Unit): Route = error("a stub")
