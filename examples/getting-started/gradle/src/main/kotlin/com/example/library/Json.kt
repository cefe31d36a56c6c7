package com.example.library

import community.flock.wirespec.kotlin.Wirespec
import java.lang.reflect.Modifier
import kotlin.reflect.KType
import kotlin.reflect.typeOf

/** Writes JSON and reads strings. To read JSON and parameters of other types, use a library such as Jackson. */
object Json : Wirespec.Serialization {
    private fun write(value: Any?): String = when (value) {
        null -> "null"
        is Wirespec.Refined<*> -> write(value.value)
        is Wirespec.Enum -> write(value.label)
        is Number, is Boolean -> value.toString()
        is List<*> -> value.joinToString(",", "[", "]") { write(it) }
        is Map<*, *> -> writeFields(value)
        is Wirespec.Model -> writeFields(
            value.javaClass.declaredFields
                .filterNot { Modifier.isStatic(it.modifiers) }
                .associate { it.name to it.apply { isAccessible = true }.get(value) }
                .filterValues { it != null },
        )
        else -> value.toString().map(::escape).joinToString("", "\"", "\"")
    }

    private fun writeFields(fields: Map<*, *>) =
        fields.entries.joinToString(",", "{", "}") { (name, value) -> "${write(name)}:${write(value)}" }

    private fun escape(character: Char) = when {
        character == '"' || character == '\\' -> "\\$character"
        character < ' ' -> "\\u%04x".format(character.code)
        else -> character.toString()
    }

    override fun <T : Any> serializeBody(t: T, type: KType) = write(t).toByteArray()

    override fun <T : Any> deserializeBody(raw: ByteArray, type: KType): T =
        throw UnsupportedOperationException("Use a library to read JSON.")

    override fun <T : Any> serializePath(t: T, type: KType) = t.toString()

    @Suppress("UNCHECKED_CAST")
    override fun <T : Any> deserializePath(raw: String, type: KType): T =
        if (type == typeOf<String>()) raw as T
        else throw UnsupportedOperationException("Only strings are read, not $type.")

    override fun <T : Any> serializeParam(value: T, type: KType) =
        if (value is List<*>) value.map { it.toString() } else listOf(value.toString())

    override fun <T : Any> deserializeParam(values: List<String>, type: KType): T = deserializePath(values.first(), type)
}
