import type { CommandLineHost } from '../command-line/createCommandLine';

/** Environment of a command line in a worker, which has no process and no streams. The output goes to the console. */
export const workerEnvironment: Pick<CommandLineHost, 'withArguments' | 'captureStreams'> = {
  withArguments(argv, action) {
    // Omits `versions`, so that the compiler does not mistake this for Node's process.
    Reflect.set(globalThis, 'process', { argv });
    try {
      action();
    } finally {
      Reflect.deleteProperty(globalThis, 'process');
    }
  },

  captureStreams: (_printed, action) => {
    action();
  },
};
