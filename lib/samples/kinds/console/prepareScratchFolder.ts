import fs from 'node:fs';
import path from 'node:path';

interface InstalledPackage {
  /** Path of the package relative to our `node_modules`. */
  folder: string;
  /** Files of the package's commands, by command name. */
  commands: Readonly<Record<string, string>>;
}

/** Packages that a reader of our pages has installed, by the name under which the reader installs them. */
const INSTALLED_PACKAGES: Readonly<Record<string, InstalledPackage>> = {
  '@flock/wirespec': {
    folder: '@flock/wirespec',
    commands: { wirespec: 'wirespec-bin.mjs', 'wirespec-lsp': 'wirespec-lsp.mjs' },
  },
  // Version that npm installs by default. Our linter requires an older one, which is installed as `typescript`.
  typescript: { folder: 'typescript-7', commands: { tsc: 'bin/tsc' } },
  '@types/node': { folder: '@types/node', commands: {} },
};

/**
 * Folder of the `npx` replacement and the error recorder, relative to the scratch folder. It is below `node_modules`,
 * so that listings do not show it.
 */
export const SHORTCUTS_FOLDER = path.join('node_modules', '.shortcuts');

/**
 * Shell script that replaces `npx`. It runs commands of installed packages directly, because npm takes half a second
 * per command to resolve them, and passes other commands to the real `npx`.
 */
const NPX_SHORTCUT = `#!/bin/sh
if [ -x "node_modules/.bin/$1" ]; then
  command="node_modules/.bin/$1"
  shift
  exec "$command" "$@"
fi
exec "${path.join(path.dirname(process.execPath), 'npx')}" "$@"
`;

/**
 * File with the standard error output of the Node programs in the current command, including redirected output.
 * `runCommand` deletes the file after each command.
 */
export const ERROR_RECORD = path.join(SHORTCUTS_FOLDER, 'errors.txt');

/**
 * File with one line for each run of the compiler that wrote no file although it reported no error. A run without an
 * input is not recorded if it prints its result.
 */
export const EMPTY_RUNS_RECORD = path.join(SHORTCUTS_FOLDER, 'empty.txt');

/** Script that every Node program of a session preloads to write `ERROR_RECORD` and `EMPTY_RUNS_RECORD`. */
export const ERROR_RECORDER = path.join(SHORTCUTS_FOLDER, 'recordErrors.cjs');

/**
 * Source of `ERROR_RECORDER`. Recording is necessary because the compiler exits with 0 even if it refuses a contract,
 * so only standard error shows the failure. For the same reason, the script records runs of the compiler that write no
 * file. `assertFailures` alone would miss runs inside `npm run`, and runs into a folder that already contains files.
 */
const ERROR_RECORDER_SOURCE = `const fs = require('node:fs');
const record = (text) => fs.appendFileSync(__dirname + '/errors.txt', text);
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (chunk, ...rest) => {
  record(String(chunk));
  return write(chunk, ...rest);
};
process.on('uncaughtExceptionMonitor', (error) => record(String(error).split('\\n', 1)[0] + '\\n'));

const words = process.argv.slice(2);
if (/[/]wirespec(?:-bin[.]mjs)?$/.test(process.argv[1]) && /^(?:compile|convert)$/.test(words[0]) && !words.includes('--help')) {
  let writes = 0, prints = 0, errors = 0;
  const count = (object, name, add) => {
    const call = object[name];
    object[name] = (...args) => (add(), call.apply(object, args));
  };
  count(fs, 'writeFileSync', () => (writes += 1));
  count(process.stdout, 'write', () => (prints += 1));
  count(process.stderr, 'write', () => (errors += 1));
  const hasInput = words.some((word) => /^(?:-i|--input)/.test(word));
  process.on('exit', () => {
    if (errors === 0 && writes === 0 && (hasInput || prints === 0))
      fs.appendFileSync(__dirname + '/empty.txt', 'wirespec ' + words.join(' ') + '\\n');
  });
}
`;

/**
 * Creates the files with which a session begins, and links to the packages that a reader has installed. Omits packages
 * that the project has not installed.
 *
 * @param inputs - file contents by path in the scratch folder
 */
export function prepareScratchFolder(
  scratchFolder: string,
  inputs: ReadonlyMap<string, string>,
  projectFolder: string,
): void {
  for (const [name, text] of inputs) {
    fs.mkdirSync(path.dirname(path.join(scratchFolder, name)), { recursive: true });
    fs.writeFileSync(path.join(scratchFolder, name), text);
  }
  const modules = path.join(scratchFolder, 'node_modules');
  fs.mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const shortcuts = path.join(scratchFolder, SHORTCUTS_FOLDER);
  fs.mkdirSync(shortcuts);
  fs.writeFileSync(path.join(shortcuts, 'npx'), NPX_SHORTCUT, { mode: 0o755 });
  fs.writeFileSync(path.join(scratchFolder, ERROR_RECORDER), ERROR_RECORDER_SOURCE);
  for (const [name, { folder, commands }] of Object.entries(INSTALLED_PACKAGES)) {
    const installed = path.join(projectFolder, 'node_modules', folder);
    if (!fs.existsSync(installed)) continue;
    fs.mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
    fs.symlinkSync(installed, path.join(modules, name));
    for (const [command, file] of Object.entries(commands)) {
      fs.symlinkSync(path.join(installed, file), path.join(modules, '.bin', command));
    }
  }
}

/** Lists the names and versions of the packages that a session can use. Omits those that are not installed. */
export function listInstalledPackages(projectFolder: string): [name: string, version: string][] {
  return Object.entries(INSTALLED_PACKAGES).flatMap(([name, { folder }]): [string, string][] => {
    const manifest = path.join(projectFolder, 'node_modules', folder, 'package.json');
    if (!fs.existsSync(manifest)) return [];
    // npm requires a version in the manifest of every package.
    const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
    return [[name, version]];
  });
}
