import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const OXLINT = path.join(REPOSITORY, 'node_modules', 'oxlint', 'bin', 'oxlint');

/** One message of Oxlint, as `--format json` writes it. */
export interface Diagnostic {
  code: string;
  filename: string;
  message: string;
  labels: { span: { line: number } }[];
}

/**
 * Runs Oxlint on a folder, with the configuration in its `.oxlintrc.json`.
 *
 * @throws Error with the output of Oxlint if this is not a list of messages
 */
export function runOxlint(folder: string): Diagnostic[] {
  const { stdout, stderr } = spawnSync(process.execPath, [OXLINT, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Oxlint exits with 1 when it finds errors, so only its output shows that it ran.
  if (!stdout.startsWith('{')) throw new Error(`Oxlint failed.\n${stdout}${stderr}`);
  // The cast is safe: this is the format of Oxlint's JSON output.
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}

/** Returns the line of the code that a message is about, counted from 1. */
export function readLine({ labels }: Diagnostic): number {
  return labels[0]?.span.line ?? 0;
}
