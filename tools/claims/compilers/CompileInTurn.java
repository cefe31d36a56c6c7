import java.nio.file.Path;
import org.jetbrains.kotlin.cli.jvm.K2JVMCompiler;

/**
 * Compiles folders of Kotlin one after the other in one process, because the compiler takes most of its time to warm up.
 *
 * <p>Arguments: the class path, then the folders. Says on the standard output how each of them ended, and on the other one what the compiler says.
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
