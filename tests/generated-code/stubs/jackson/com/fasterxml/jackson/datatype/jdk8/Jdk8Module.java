package com.fasterxml.jackson.datatype.jdk8;

import com.fasterxml.jackson.databind.Module;

/** Stands for the class of jackson-datatype-jdk8. */
public class Jdk8Module extends Module {}
