import fs from 'node:fs';
import path from 'node:path';
import { describeError } from '../../errors/describeError';
import { parseEbnf, type Production } from './parseEbnf';

const GRAMMAR_FILE = path.join(__dirname, 'wirespec.ebnf');

/**
 * Reads the productions of `wirespec.ebnf` in source order.
 *
 * @throws Error with file, line and column if the file is not valid EBNF
 */
export function readGrammar(): readonly Production[] {
  try {
    return parseEbnf(fs.readFileSync(GRAMMAR_FILE, 'utf8').replaceAll('\r\n', '\n'));
  } catch (error) {
    throw new Error(`lib/grammar/ebnf/wirespec.ebnf:${describeError(error)}`);
  }
}
