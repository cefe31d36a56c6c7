import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EMITTER_PROPERTIES } from '../../lib/compiler/emitters';
import type { Converter } from '../../lib/compiler/types';
import { REPOSITORY } from '../support/sites';

const COMMAND = path.join(REPOSITORY, 'node_modules/@flock/wirespec/wirespec-bin.mjs');

/**
 * Converts a document with the installed command line, in a process of its own.
 *
 * @returns the contract, or the exception of the command as Node prints it: its name and the first line of its message
 * @throws Error if the command fails without an exception
 */
export function runConverter(
  converter: Converter,
  text: string,
): { contract: string; reason?: never } | { contract?: never; reason: string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  try {
    const input = path.join(folder, 'document.json');
    const output = path.join(folder, 'out');
    writeFileSync(input, text);
    const args = [COMMAND, 'convert', EMITTER_PROPERTIES[converter].commandLineName, '-i', input, '-o', output];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status === 0) {
      const [file = ''] = readdirSync(output);
      return { contract: readFileSync(path.join(output, file), 'utf8') };
    }
    const [reason] = /^\w+(?:Exception|Error): .*$/m.exec(stderr) ?? [];
    if (reason === undefined) throw new Error(`The command line failed without an exception: ${stderr}`);
    return { reason };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
