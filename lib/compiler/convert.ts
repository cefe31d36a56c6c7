import { findBaseName } from './findBaseName';
import { OUTPUT_FOLDER, runCompilerCommand } from './compileWith';
import { requireFiles } from './emit';
import { EMITTER_PROPERTIES } from './emitters';
import { runCommandLine } from './runCommandLine';
import type { ContractSource, Converter } from './types';

const INPUT_FILE = '/document/document.json';

/**
 * Converts an OpenAPI or Avro document with the command line. The result is not checked, although converters can write
 * contracts that the compiler refuses. Check it with `check`.
 *
 * @param document - JSON text, and the path that names it in messages and determines the name of the contract
 * @throws Error with the converter's message if the converter refuses the document or fails
 */
export function convert(document: { path: string; text: string }, converter: Converter): ContractSource {
  const { commandLineName } = EMITTER_PROPERTIES[converter];
  const tool = `The ${commandLineName} converter`;
  const args = ['convert', commandLineName, '-i', INPUT_FILE, '-o', OUTPUT_FOLDER];
  const output = runCompilerCommand(
    runCommandLine,
    args,
    { [INPUT_FILE]: document.text },
    { tool, input: document.path },
  );
  // Releases before 0.18 write one file per definition; later ones write one file.
  const text = requireFiles(output)
    .map((file) => file.text)
    .join('\n');
  return { path: `${findBaseName(document.path).replace(/\.json$/, '')}.ws`, text };
}
