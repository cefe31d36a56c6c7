package com.example.library

import com.example.library.endpoint.FindBooks
import com.example.library.model.Problem
import com.github.tomakehurst.wiremock.WireMockServer
import community.flock.wirespec.integration.wiremock.kotlin.wirespec

fun WireMockServer.refuseEverySearch() {
    val problem = Problem(code = 1, message = "limit must be at least 1", hint = null)
    stubFor(wirespec(FindBooks.Handler).willReturn(FindBooks.Response400(body = problem)))
}
