import java.io.Serializable

/** Replaces `anyOf`, which the converter turns into an empty union, with `oneOf`. */
object AnyOfToOneOf : (String) -> String, Serializable {
    override fun invoke(document: String): String = document.replace("\"anyOf\"", "\"oneOf\"")

    private fun readResolve(): Any = AnyOfToOneOf
}
