import { compilerPackage, hasCompilerModule, loadCompilerModule } from '../compilerPackage';
import type { CommandLineHost } from '../command-line/createCommandLine';
import { CommandExit } from './CommandExit';

export { compilerPackage } from '../compilerPackage';

/** Environment of the compiler's command line in this Node process. */
export const commandLineHost: CommandLineHost = {
  cli: compilerPackage.cli,

  // `npm run upgrade:compiler` also tries versions before 0.18. They have the library in one module and need no repair.
  loadLibrary: () => ['clikt-clikt.mjs', 'clikt-clikt-mordant.mjs'].filter(hasCompilerModule).map(loadCompilerModule),

  withArguments(argv, action) {
    const previous = process.argv;
    process.argv = argv;
    try {
      action();
    } finally {
      process.argv = previous;
    }
  },

  captureStreams(printed, action) {
    const restore = (['stdout', 'stderr'] as const).map((name) => {
      const stream = process[name];
      const original: unknown = Reflect.get(stream, 'write');
      stream.write = (chunk: string | Uint8Array) => {
        printed[name] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
        return true;
      };
      return () => {
        Reflect.set(stream, 'write', original);
      };
    });
    // The command line exits after a usage error. This process must continue, so it throws an error instead.
    const exit: unknown = Reflect.get(process, 'exit');
    process.exit = (code) => {
      throw new CommandExit(Number(code ?? 0), printed.stderr.trim());
    };
    try {
      action();
    } finally {
      Reflect.set(process, 'exit', exit);
      for (const restoreStream of restore) restoreStream();
    }
  },
};
