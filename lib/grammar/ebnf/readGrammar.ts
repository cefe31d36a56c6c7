import fs from 'node:fs';
import path from 'node:path';
import { parseEbnf, type Production } from './parseEbnf';

const GRAMMAR_FILE = path.join(__dirname, 'wirespec.ebnf');

let cached: { text: string; productions: Production[] } | undefined;

/**
 * Returns the productions of `wirespec.ebnf` in source order. Parses the file again if it has changed.
 *
 * @throws Error with file, line and column if the file is not valid EBNF
 */
export function readGrammar(): readonly Production[] {
  const text = fs.readFileSync(GRAMMAR_FILE, 'utf8').replaceAll('\r\n', '\n');
  if (cached?.text !== text) cached = { text, productions: parseGrammar(text) };
  return cached.productions;
}

function parseGrammar(text: string): Production[] {
  try {
    return parseEbnf(text);
  } catch (error) {
    throw new Error(`lib/grammar/ebnf/wirespec.ebnf:${error instanceof Error ? error.message : String(error)}`);
  }
}
