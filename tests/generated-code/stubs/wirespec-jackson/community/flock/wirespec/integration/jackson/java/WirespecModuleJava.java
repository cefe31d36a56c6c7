package community.flock.wirespec.integration.jackson.java;

import com.fasterxml.jackson.databind.Module;

/** Stands for the class of jackson-jvm. */
public class WirespecModuleJava extends Module {}
