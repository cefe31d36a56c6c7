package com.fasterxml.jackson.databind;

/** Stands for the base class of all modules, in jackson-databind. */
public abstract class Module {}
