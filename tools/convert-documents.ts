// `npm run check:documents -- a.json …`: converts descriptions of APIs, and prints a row of a Markdown table for each:
// its size, the result, the number of losses per effect, and the time. If the converter refuses a document, its result
// is the message that readers get.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeError } from '../lib/errors/describeError';
import { describeFailure } from '../lib/compiler/describeFailure';
import { handleRequest } from '../lib/compiler/handleRequest';
import { isJsonObject } from '../lib/json/objects';
import { parseJson } from '../lib/json/parseJson';
import { EFFECTS, findDuplicateKeys, findLosses, findPointerOffsets, locateLosses } from '../lib/losses';
import type { Converter } from '../lib/compiler/types';
import { Problem } from './support/Problem.mjs';
import { runMain } from './support/runMain.mjs';

const HEAD = ['document', 'bytes', 'result', 'on the wire', 'less strict', 'left out', 'convert', 'compare'];

/**
 * Converts a document, and compares it with the contract.
 *
 * @returns the cells of a row, in the order of `HEAD`; if the converter refuses the document, cells without a value are
 *   empty
 * @throws Problem if the file cannot be read
 */
function convertFile(file: string): string[] {
  const bytes = readDocument(file);
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const document = parseJson(text);
  const start = performance.now();
  const result = convert(text, findFormat(document), path.basename(file));
  const converted = performance.now();
  const facts = [`\`${file}\``, bytes.length.toLocaleString('en-US')];
  if (!result.ok)
    return [
      ...facts,
      result.message.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|'),
      '',
      '',
      '',
      formatSeconds(converted - start),
      '',
    ];
  const found = [...findDuplicateKeys(text), ...findLosses(document, result.contract)];
  const losses = locateLosses(found, text, findPointerOffsets);
  return [
    ...facts,
    `${result.contract.length.toLocaleString('en-US')} characters`,
    ...EFFECTS.map((effect) => losses.filter((loss) => loss.effect === effect).length.toLocaleString('en-US')),
    formatSeconds(converted - start),
    formatSeconds(performance.now() - converted),
  ];
}

function readDocument(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Problem(`${file} cannot be read (${describeError(error)}): name JSON files by their paths.`);
  }
}

function convert(
  text: string,
  format: Converter,
  name: string,
): { ok: true; contract: string } | { ok: false; message: string } {
  try {
    const response = handleRequest('convert', { format, text, path: name });
    return response.ok ? { ok: true, contract: response.contract.text } : response;
  } catch (error) {
    return { ok: false, message: describeFailure(error, 'convert').message };
  }
}

function findFormat(document: unknown): Converter {
  if (!isJsonObject(document)) return 'avro';
  return 'swagger' in document ? 'openapi-v2' : 'openapi' in document ? 'openapi-v3' : 'avro';
}

function formatSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function printRow(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

function main(files: readonly string[]): void {
  if (files.length === 0) {
    throw new Problem(
      'No document is named: name JSON files, for example npm run --silent check:documents -- openapi.json',
    );
  }
  printRow(HEAD);
  printRow(HEAD.map(() => '---'));
  for (const file of files) printRow(convertFile(file));
}

void runMain(main);
