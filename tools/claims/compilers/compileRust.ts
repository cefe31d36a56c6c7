import type { EmittedFile } from '../../../lib/compiler';
import { collectErrors } from './errors';
import { withScratchFolder } from './withScratchFolder';
import { runCommand } from '../../support/runCommand.mjs';

/** Stub of the `regex` crate, which generated patterns use. With it, the code compiles without access to a registry. */
const REGEX_CRATE = `
pub struct Regex;
impl Regex {
    pub fn new(_: &str) -> Result<Regex, std::fmt::Error> { Ok(Regex) }
    pub fn is_match(&self, _: &str) -> bool { true }
}
`;

/**
 * Type-checks files as one library.
 *
 * @param files - the generated files, and `lib.rs`, which declares the modules
 * @returns errors keyed by source path, each as `E0277 message`, or as the message alone if it has no code
 */
export function compileRust(files: readonly EmittedFile[]): Promise<Map<string, string[]>> {
  return withScratchFolder([...files, { path: 'regex.rs', text: REGEX_CRATE }], async (folder) => {
    const commonArgs = ['--edition', '2021', '--crate-type', 'lib', '--emit', 'metadata', '--error-format', 'short'];
    await runCommand('rustc', [...commonArgs, 'regex.rs'], { cwd: folder });
    const args = [...commonArgs, '--extern', 'regex=libregex.rmeta', 'lib.rs'];
    const { stderr } = await runCommand('rustc', args, { cwd: folder });
    return collectErrors(stderr, /^(\S+\.rs):\d+:\d+: error(?:\[(E\d+)\])?: (.*)$/gm);
  });
}
