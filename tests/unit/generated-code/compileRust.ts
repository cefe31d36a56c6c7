import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EmittedFile } from '../../../lib/compiler';

/** Stands for the crate that generated patterns need, so that no registry is asked. */
const REGEX_CRATE = `
pub struct Regex;
impl Regex {
    pub fn new(_: &str) -> Result<Regex, std::fmt::Error> { Ok(Regex) }
    pub fn is_match(&self, _: &str) -> bool { true }
}
`;

/** Whether a Rust compiler is there. */
export function hasRustCompiler(): boolean {
  return spawnSync('rustc', ['--version']).status === 0;
}

/**
 * Type checks files as one library.
 *
 * @param files - the generated files, and `lib.rs`, which declares the modules.
 * @returns the errors by source path, each as `E0277 message`, or the message alone where it has no code.
 */
export function compileRust(files: readonly EmittedFile[]): Map<string, string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rustc-'));
  try {
    for (const file of [...files, { path: 'regex.rs', text: REGEX_CRATE }]) {
      fs.mkdirSync(path.dirname(path.join(folder, file.path)), { recursive: true });
      fs.writeFileSync(path.join(folder, file.path), file.text);
    }
    const shared = ['--edition', '2021', '--crate-type', 'lib', '--emit', 'metadata', '--error-format', 'short'];
    spawnSync('rustc', [...shared, 'regex.rs'], { cwd: folder });
    const { stderr } = spawnSync('rustc', [...shared, '--extern', 'regex=libregex.rmeta', 'lib.rs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    return readErrors(stderr);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

function readErrors(output: string): Map<string, string[]> {
  const errors = new Map<string, string[]>();
  for (const [, file = '', code = '', message = ''] of output.matchAll(
    /^(\S+\.rs):\d+:\d+: error(?:\[(E\d+)\])?: (.*)$/gm,
  )) {
    errors.set(file, [...(errors.get(file) ?? []), `${code} ${message}`.trim()]);
  }
  return errors;
}
