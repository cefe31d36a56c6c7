package io.ktor.server.application

import io.ktor.server.request.ApplicationRequest
import io.ktor.server.response.ApplicationResponse

/** Stands for the interface of Ktor. */
interface ApplicationCall {
    val request: ApplicationRequest
    val response: ApplicationResponse
}
