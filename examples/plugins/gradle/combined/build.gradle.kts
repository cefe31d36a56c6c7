import community.flock.wirespec.integration.spring.kotlin.emit.SpringKotlinEmitter
import community.flock.wirespec.plugin.Format
import community.flock.wirespec.plugin.Language
import community.flock.wirespec.plugin.gradle.CompileWirespecTask
import community.flock.wirespec.plugin.gradle.ConvertWirespecTask

buildscript {
    repositories {
        mavenCentral()
    }
    dependencies {
        classpath("community.flock.wirespec.integration:spring-jvm:{{version}}")
    }
}

plugins {
    kotlin("jvm") version "{{version:kotlin}}"
    kotlin("plugin.spring") version "{{version:kotlin}}"
    id("org.springframework.boot") version "{{version:spring-boot}}"
    id("io.spring.dependency-management") version "{{version:spring-dependency-management}}"
    id("community.flock.wirespec.plugin.gradle") version "{{version}}"
}

repositories {
    mavenCentral()
}

dependencies {
    implementation("org.springframework.boot:spring-boot-starter-web")
    implementation("com.fasterxml.jackson.module:jackson-module-kotlin")
    implementation("org.jetbrains.kotlinx:kotlinx-coroutines-reactor")
    implementation("community.flock.wirespec.integration:spring-jvm:{{version}}")
}

// This service serves a contract: Kotlin with Spring annotations.
val generateLibrary = tasks.register<CompileWirespecTask>("generateLibrary") {
    input.set(layout.projectDirectory.dir("contracts/library"))
    output.set(layout.buildDirectory.dir("generated/library"))
    packageName.set("com.example.library")
    emitterClass.set(SpringKotlinEmitter::class.java)
}

// It calls another service: plain Kotlin, in a package of its own.
val generateMembers = tasks.register<CompileWirespecTask>("generateMembers") {
    input.set(layout.projectDirectory.dir("contracts/members"))
    output.set(layout.buildDirectory.dir("generated/members"))
    packageName.set("com.example.members")
    languages.set(listOf(Language.Kotlin))
}

// Another team describes its service with OpenAPI.
val generateHours = tasks.register<ConvertWirespecTask>("generateHours") {
    format.set(Format.OpenAPIV3)
    input.set(layout.projectDirectory.file("contracts/opening-hours.json"))
    output.set(layout.buildDirectory.dir("generated/hours"))
    packageName.set("com.example.hours")
    languages.set(listOf(Language.Kotlin))
    preProcessor.set(AnyOfToOneOf)
}

// The web client uses TypeScript. Nothing in this project compiles it.
val generateWeb = tasks.register<CompileWirespecTask>("generateWeb") {
    input.set(layout.projectDirectory.dir("contracts/library"))
    output.set(layout.buildDirectory.dir("web"))
    languages.set(listOf(Language.TypeScript))
}

kotlin.sourceSets.named("main") {
    kotlin.srcDir(generateLibrary.flatMap { it.output })
    kotlin.srcDir(generateMembers.flatMap { it.output })
    kotlin.srcDir(generateHours.flatMap { it.output })
}

tasks.named("assemble") {
    dependsOn(generateWeb)
}
