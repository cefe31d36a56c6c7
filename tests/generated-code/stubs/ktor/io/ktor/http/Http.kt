package io.ktor.http

/** Stands for the class of Ktor, as the other names of this file. */
class ContentType {
    object Application {
        val Json = ContentType()
    }
}

class HttpMethod(val value: String) {
    companion object {
        fun parse(method: String) = HttpMethod(method)
    }
}

class HttpStatusCode {
    companion object {
        fun fromValue(value: Int) = HttpStatusCode()
    }
}

interface Parameters {
    fun entries(): Set<Map.Entry<String, List<String>>>
}

interface Headers {
    fun entries(): Set<Map.Entry<String, List<String>>>
}

interface RequestConnectionPoint {
    val method: HttpMethod
}

fun String.decodeURLPart(start: Int = 0, end: Int = length): String = this
