// Converts descriptions of APIs, and prints a row of a Markdown table for each: its size, the result, the number of
// losses per effect, and the time. If the converter refuses a document, its result is the message that readers get.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describeFailure } from '../lib/compiler/describeFailure';
import { handleRequest } from '../lib/compiler/handleRequest';
import { isJsonObject } from '../lib/json/objects';
import { parseJson } from '../lib/json/parseJson';
import { EFFECTS, findLosses, findPointerOffsets, locateLosses } from '../lib/losses';
import type { Converter } from '../lib/compiler/types';

const HEAD = ['document', 'bytes', 'result', 'on the wire', 'less strict', 'left out', 'convert', 'compare'];

function convertFile(file: string): string[] {
  const bytes = readFileSync(file);
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
      seconds(converted - start),
      '',
    ];
  const losses = locateLosses(findLosses(document, result.contract), text, findPointerOffsets);
  return [
    ...facts,
    `${result.contract.length.toLocaleString('en-US')} characters`,
    ...EFFECTS.map((effect) => losses.filter((loss) => loss.effect === effect).length.toLocaleString('en-US')),
    seconds(converted - start),
    seconds(performance.now() - converted),
  ];
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

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function print(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('Name the documents, as JSON: npm run --silent check:documents -- openapi.json');
  process.exitCode = 1;
} else {
  print(HEAD);
  print(HEAD.map(() => '---'));
  for (const file of files) print(convertFile(file));
}
