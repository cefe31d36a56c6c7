import fs from 'node:fs';
import path from 'node:path';

interface InstalledPackage {
  /** Below our `node_modules`. */
  folder: string;
  /** Files by the name of their command. */
  commands: Readonly<Record<string, string>>;
}

/** Packages a reader of our pages has installed in the folder in which the commands run, by the reader's name for them. */
const INSTALLED_PACKAGES: Readonly<Record<string, InstalledPackage>> = {
  '@flock/wirespec': {
    folder: '@flock/wirespec',
    commands: { wirespec: 'wirespec-bin.mjs', 'wirespec-lsp': 'wirespec-lsp.mjs' },
  },
  // The version npm installs today. Our linter does not know it yet, so that `typescript` is an older one here.
  typescript: { folder: 'typescript-7', commands: { tsc: 'bin/tsc' } },
  '@types/node': { folder: '@types/node', commands: {} },
};

/** Below the scratch folder; hidden from the reader's eyes, like the home folder beside it. */
export const SHORTCUTS_FOLDER = path.join('node_modules', '.shortcuts');

/**
 * Stands before npm's `npx` and does what that does with the command of an installed package: run it. npm needs half a second to find that out, for each of a
 * hundred commands. Everything else is left to the real one.
 */
const NPX_SHORTCUT = `#!/bin/sh
if [ -x "node_modules/.bin/$1" ]; then
  command="node_modules/.bin/$1"
  shift
  exec "$command" "$@"
fi
exec "${path.join(path.dirname(process.execPath), 'npx')}" "$@"
`;

/** What Node programs of a session wrote to standard error, wherever the command line sent it. */
export const ERROR_RECORD = path.join(SHORTCUTS_FOLDER, 'errors.txt');

/** Preloaded into every Node program of a session, see `ERROR_RECORD`. */
export const ERROR_RECORDER = path.join(SHORTCUTS_FOLDER, 'recordErrors.cjs');

/** The compiler ends with exit code 0 when it refuses a contract, so that only its standard error tells. */
const ERROR_RECORDER_SOURCE = `const fs = require('node:fs');
const record = (text) => fs.appendFileSync(__dirname + '/errors.txt', text);
const write = process.stderr.write.bind(process.stderr);
process.stderr.write = (chunk, ...rest) => {
  record(String(chunk));
  return write(chunk, ...rest);
};
process.on('uncaughtExceptionMonitor', (error) => record(String(error).split('\\n', 1)[0] + '\\n'));
`;

/** Lays out the files a session begins with, and links to the packages a reader has installed. */
export function prepareScratchFolder(
  scratch: string,
  inputs: ReadonlyMap<string, string>,
  projectFolder: string,
): void {
  for (const [name, text] of inputs) {
    fs.mkdirSync(path.dirname(path.join(scratch, name)), { recursive: true });
    fs.writeFileSync(path.join(scratch, name), text);
  }
  const modules = path.join(scratch, 'node_modules');
  fs.mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const shortcuts = path.join(scratch, SHORTCUTS_FOLDER);
  fs.mkdirSync(shortcuts);
  fs.writeFileSync(path.join(shortcuts, 'npx'), NPX_SHORTCUT, { mode: 0o755 });
  fs.writeFileSync(path.join(scratch, ERROR_RECORDER), ERROR_RECORDER_SOURCE);
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

/** Names and versions of the packages a session finds, without those that are not installed. */
export function listInstalledPackages(projectFolder: string): [name: string, version: string][] {
  return Object.entries(INSTALLED_PACKAGES).flatMap(([name, { folder }]): [string, string][] => {
    const manifest = path.join(projectFolder, 'node_modules', folder, 'package.json');
    if (!fs.existsSync(manifest)) return [];
    // npm demands a version of every package it installs.
    const { version } = JSON.parse(fs.readFileSync(manifest, 'utf8')) as { version: string };
    return [[name, version]];
  });
}
