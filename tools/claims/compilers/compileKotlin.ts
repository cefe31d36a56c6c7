import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';
import { resolveTool } from '../packages';
import { hasJavaCompiler } from './compileJava';
import { inScratchFolder } from './inScratchFolder';
import { runTool } from './runTool';

/**
 * A run takes seconds: it is over before more than the first of the just-in-time compilers would pay. Without the room for its results, which is small by
 * default with one of them, a run takes twice as long. The classes of the compiler need no verification.
 */
const JVM_OPTIONS = [
  '-XX:TieredStopAtLevel=1',
  '-XX:ReservedCodeCacheSize=200m',
  '-XX:+UseSerialGC',
  '-XX:MetaspaceSize=200m',
  '-XX:+UnlockDiagnosticVMOptions',
  '-XX:-BytecodeVerificationRemote',
  '-Xms400m',
  '-Xmx1g',
];

/** What the compiler itself needs to run. */
const COMPILER_JARS = [
  'kotlin-compiler',
  'kotlin-stdlib',
  'annotations-13.0',
  'kotlin-reflect',
  'kotlin-script-runtime',
  'kotlinx-coroutines-core-jvm',
];

/** Whether Kotlin can be compiled: the compiler is a package of ours, the JDK that runs it is not. */
export function hasKotlinCompiler(): boolean {
  return hasJavaCompiler();
}

/**
 * Compiles groups of sources, Kotlin and the Java it uses, each group by itself.
 *
 * @returns for each group the errors by source path, each as the first line of kotlinc's message.
 * @throws Error with all it says when the compiler crashes, or an error belongs to no source.
 */
export function compileKotlin(groups: readonly (readonly EmittedFile[])[]): Promise<Map<string, string[]>[]> {
  const names = groups.map((_, index) => `group${index}`);
  const sources = groups.flatMap((files, index) =>
    files.map(({ path: file, text }) => ({ path: `group${index}/${file}`, text })),
  );
  return inScratchFolder(sources, async (folder) => {
    const { exitCode, stdout, stderr } = await runTool('java', listArgs(names), { cwd: folder });
    const outcomes = stdout.split('\n');
    const isLost = exitCode !== 0 || /^(?:error|exception): /m.test(stderr);
    return names.map((name) => {
      const errors = readErrors(stderr, name);
      const expected = errors.size === 0 ? 'OK' : 'COMPILATION_ERROR';
      if (isLost || !outcomes.includes(`${name} ${expected}`)) throw new Error(`kotlinc failed. ${stdout}${stderr}`);
      return errors;
    });
  });
}

function listArgs(groups: readonly string[]): string[] {
  const libraries = path.join(path.dirname(resolveTool('kotlin-compiler/package.json')), 'lib');
  const classPath = COMPILER_JARS.map((name) => path.join(libraries, `${name}.jar`)).join(path.delimiter);
  const program = path.join(__dirname, 'CompileInTurn.java');
  return [...JVM_OPTIONS, '-cp', classPath, program, path.join(libraries, 'kotlin-stdlib.jar'), ...groups];
}

function readErrors(output: string, group: string): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [, place = '', message = ''] of output.matchAll(/^(\S+\.(?:kt|java)):\d+:\d+: error: (.*)$/gm)) {
    if (!place.startsWith(`${group}/`)) continue;
    const file = place.slice(group.length + 1);
    errors.set(file, [...(errors.get(file) ?? []), message]);
  }
  return errors;
}
