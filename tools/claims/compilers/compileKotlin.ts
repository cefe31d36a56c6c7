import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';
import { resolveTool } from '../packages';
import { collectErrors } from './errors';
import { withScratchFolder } from './withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';

/**
 * JVM options for a run of a few seconds. The run ends before the optimizing just-in-time compiler pays off, so only
 * the first tier is used. The default code cache of that tier is so small that it doubles the time of a run. The
 * classes of kotlinc are trusted, so bytecode verification is off.
 */
export const JVM_OPTIONS = [
  '-XX:TieredStopAtLevel=1',
  '-XX:ReservedCodeCacheSize=200m',
  '-XX:+UseSerialGC',
  '-XX:MetaspaceSize=200m',
  '-XX:+UnlockDiagnosticVMOptions',
  '-XX:-BytecodeVerificationRemote',
  '-Xms400m',
  '-Xmx1g',
];

/** Class path of kotlinc itself. */
const COMPILER_JARS = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'annotations-13.0',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'kotlinx-coroutines-core-jvm',
];

/**
 * Compiles each group of Kotlin sources, and the Java sources that they use, separately from the other groups.
 *
 * @returns one map per group: the first lines of kotlinc's error messages, keyed by source path
 * @throws Error with the output of kotlinc if it crashes or reports an error outside the sources
 */
export function compileKotlin(groups: readonly (readonly EmittedFile[])[]): Promise<Map<string, string[]>[]> {
  const names = groups.map((_, index) => `group${index}`);
  const sources = groups.flatMap((files, index) =>
    files.map(({ path: file, text }) => ({ path: `group${index}/${file}`, text })),
  );
  return withScratchFolder(sources, async (folder) => {
    const { exitCode, stdout, stderr } = await runCommand('java', listArgs(names), { cwd: folder });
    const outcomes = stdout.split('\n');
    const hasCrashed = exitCode !== 0 || /^(?:error|exception): /m.test(stderr);
    return names.map((name) => {
      const errors = collectErrors(
        stderr,
        new RegExp(String.raw`^${name}/(\S+\.(?:kt|java)):\d+:\d+: error: (.*)$`, 'gm'),
      );
      const expected = errors.size === 0 ? 'OK' : 'COMPILATION_ERROR';
      if (hasCrashed || !outcomes.includes(`${name} ${expected}`))
        throw new Error(`kotlinc failed. ${stdout}${stderr}`);
      return errors;
    });
  });
}

function listArgs(groups: readonly string[]): string[] {
  const libraryFolder = path.join(path.dirname(resolveTool('kotlin-compiler/package.json')), 'lib');
  const classPath = COMPILER_JARS.map((name) => path.join(libraryFolder, `${name}.jar`)).join(path.delimiter);
  const program = path.join(__dirname, 'CompileInTurn.java');
  return [...JVM_OPTIONS, '-cp', classPath, program, path.join(libraryFolder, 'kotlin-stdlib.jar'), ...groups];
}
