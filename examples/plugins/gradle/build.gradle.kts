import community.flock.wirespec.plugin.Format
import community.flock.wirespec.plugin.Language
import community.flock.wirespec.plugin.gradle.CompileWirespecTask
import community.flock.wirespec.plugin.gradle.ConvertWirespecTask

plugins {
    kotlin("jvm") version "{{version:kotlin}}"
    id("community.flock.wirespec.plugin.gradle") version "{{version}}"
}

repositories {
    mavenCentral()
}

dependencies {
    implementation("community.flock.wirespec.integration:wirespec-jvm:{{version}}")
}

val generateLibrary = tasks.register<CompileWirespecTask>("generateLibrary") {
    group = "wirespec"
    description = "Generates Kotlin from the contracts in src/main/wirespec"
    input.set(layout.projectDirectory.dir("src/main/wirespec"))
    output.set(layout.buildDirectory.dir("generated/library"))
    packageName.set("com.example.library")
    languages.set(listOf(Language.Kotlin))
}

val generateHours = tasks.register<ConvertWirespecTask>("generateHours") {
    group = "wirespec"
    description = "Generates Kotlin from the OpenAPI document of the opening hours"
    format.set(Format.OpenAPIV3)
    input.set(layout.projectDirectory.file("src/main/openapi/opening-hours.json"))
    output.set(layout.buildDirectory.dir("generated/hours"))
    packageName.set("com.example.hours")
    languages.set(listOf(Language.Kotlin))
    preProcessor.set(AnyOfToOneOf)
}

kotlin.sourceSets.named("main") {
    kotlin.srcDir(generateLibrary.flatMap { it.output })
    kotlin.srcDir(generateHours.flatMap { it.output })
}
