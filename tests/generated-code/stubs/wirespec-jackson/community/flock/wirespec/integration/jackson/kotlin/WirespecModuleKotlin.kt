package community.flock.wirespec.integration.jackson.kotlin

import com.fasterxml.jackson.databind.Module

/** Stands for the class of jackson-jvm. */
class WirespecModuleKotlin : Module()
