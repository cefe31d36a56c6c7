package community.flock.wirespec.integration.wiremock.kotlin

import com.github.tomakehurst.wiremock.client.MappingBuilder
import community.flock.wirespec.kotlin.Wirespec

/** Stands for the function of wiremock-jvm, which ties the response of a stub to the endpoint. */
fun <Q : Wirespec.Request<*>, S : Wirespec.Response<*>> wirespec(endpoint: Wirespec.Server<Q, S>): WirespecMappingBuilder<S> =
  WirespecMappingBuilder()

/** Stands for the class of wiremock-jvm. */
class WirespecMappingBuilder<S : Wirespec.Response<*>> {
  fun willReturn(response: S): MappingBuilder = throw UnsupportedOperationException("A stub, made to be compiled.")
}
