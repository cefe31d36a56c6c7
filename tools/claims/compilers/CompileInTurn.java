import java.nio.file.Path;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles folders of Kotlin sources one after the other in one process, because start-up dominates the time of a run.
 *
 * <p>Arguments: the class path, then the folders. Prints one line per folder with its exit status to standard output,
 * and the compiler messages to standard error.
 */
class CompileInTurn {
  public static void main(String[] arguments) {
    String classPath = arguments[0];
    for (int index = 1; index < arguments.length; index++) {
      String folder = arguments[index];
      var outcome =
          new K2JVMCompiler()
              .exec(
                  System.err,
                  "-nowarn",
                  "-no-stdlib",
                  "-no-reflect",
                  "-Xdisable-default-scripting-plugin",
                  "-cp",
                  classPath,
                  "-d",
                  Path.of("classes", folder).toString(),
                  folder);
      System.out.println(folder + " " + outcome);
    }
  }
}
