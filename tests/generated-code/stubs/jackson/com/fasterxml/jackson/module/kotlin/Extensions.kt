package com.fasterxml.jackson.module.kotlin

import com.fasterxml.jackson.databind.ObjectMapper

/** Stands for the function of jackson-module-kotlin. */
fun jacksonObjectMapper(): ObjectMapper = ObjectMapper()

/** Stands for the extension of jackson-module-kotlin. */
inline fun <reified T> ObjectMapper.readValue(content: String): T = readValue(content, T::class.java)
