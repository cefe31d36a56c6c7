import community.flock.wirespec.plugin.Language
import community.flock.wirespec.plugin.gradle.CompileWirespecTask

plugins {
    kotlin("jvm") version "{{version:kotlin}}"
    application
    id("community.flock.wirespec.plugin.gradle") version "{{version}}"
}

repositories {
    mavenCentral()
}

val generateLibrary = tasks.register<CompileWirespecTask>("generateLibrary") {
    input.set(layout.projectDirectory.dir("src/main/wirespec"))
    output.set(layout.buildDirectory.dir("generated/wirespec"))
    packageName.set("com.example.library")
    languages.set(listOf(Language.Kotlin))
    ir.set(true)
    shared.set(true)
}

kotlin.sourceSets.named("main") {
    kotlin.srcDir(generateLibrary.flatMap { it.output })
}

application {
    mainClass.set("com.example.library.${providers.gradleProperty("program").getOrElse("Main")}Kt")
}
