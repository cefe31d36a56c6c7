import { type ContractSource, EMITTER_PROPERTIES, labelEmitter } from '../../compiler';
import { listOutputWarnings } from '../../compiler/listOutputWarnings';
import { requireFiles, runEmitter } from '../../compiler/emit';
import { shortenEmittedPath } from '../../compiler/emitters';
import { createCodeBlock } from '../createCodeBlock';
import { runTool } from '../runTool';
import type { EmitterChoice, GenerationRequest } from './parseGeneration';
import type { EmitterOutput } from './types';
import { findEmittedFiles, pickEmittedFiles, SHOW_ALL } from '../../compiler/pickEmittedFiles';
import type { EmittedFile, Emitter } from '../../compiler/types';
import { createFenceError } from '../SampleProblem';

/**
 * Generates code with an emitter and selects the files to show.
 *
 * @param definitions - names of the block's own definitions, which are the default selection. Output whose files are
 *   not named after definitions (OpenAPI, Avro, Wirespec) is shown completely.
 * @throws SampleError if the emitter fails, a name in `show` matches no file, or the shown code cannot be used as it is
 */
export async function generateOutput(
  sources: readonly ContractSource[],
  { emitter, generation }: EmitterChoice,
  { packageName, shared, show }: GenerationRequest,
  definitions: readonly string[],
): Promise<EmitterOutput> {
  const output = runTool(() => runEmitter(sources, emitter, { generation, packageName, shared }));
  const emitted = runTool(() => requireFiles(output));
  assertFilesExist(emitted, show);
  const shown = pickEmittedFiles(emitted, show, definitions);
  assertUsableCode(shown, output.overwritten, emitter, shared);
  const language = EMITTER_PROPERTIES[emitter].codeLanguage;
  const files = await Promise.all(
    shown.map(({ path, text }) =>
      createCodeBlock(text, language, { title: shortenEmittedPath(path), highlightedLines: [] }),
    ),
  );
  return { emitter, generation, label: labelEmitter(emitter, generation), files };
}

/** @throws SampleError if the block shows code that readers cannot use as it is */
function assertUsableCode(
  shown: readonly EmittedFile[],
  overwritten: readonly string[],
  emitter: Emitter,
  shared: boolean,
): void {
  const lost = overwritten.filter((path) => shown.some((file) => file.path === path));
  const warnings = listOutputWarnings(lost, emitter, shared);
  if (warnings.length > 0) {
    throw createFenceError(
      'the generated code cannot be used as it is',
      `${warnings.join(' ')} In a block, the word shared means --shared.`,
    );
  }
}

/** @throws SampleError if a name in `show` matches no file */
function assertFilesExist(files: readonly EmittedFile[], show: readonly string[]): void {
  const missing = show.find((name) => findEmittedFiles(files, name).length === 0);
  if (missing === undefined || show.includes(SHOW_ALL)) return;
  throw createFenceError(
    `no generated file belongs to "${missing}"`,
    `The emitter generated: ${files.map(({ path }) => path).join(', ')}.`,
  );
}
