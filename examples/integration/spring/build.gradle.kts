import community.flock.wirespec.integration.spring.kotlin.emit.SpringKotlinEmitter
import community.flock.wirespec.plugin.gradle.CompileWirespecTask

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

val generateLibrary = tasks.register<CompileWirespecTask>("generateLibrary") {
    input.set(layout.projectDirectory.dir("src/main/wirespec"))
    output.set(layout.buildDirectory.dir("generated/wirespec"))
    packageName.set("com.example.library")
    emitterClass.set(SpringKotlinEmitter::class.java)
    shared.set(false)
}

kotlin.sourceSets.named("main") {
    kotlin.srcDir(generateLibrary.flatMap { it.output })
}
