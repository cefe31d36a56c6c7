import { type ContractSource, emit, EMITTER_FACTS, labelEmitter } from '../../compiler';
import { shortenEmittedPath } from '../../compiler/emitters';
import { describeBlock } from '../describeBlock';
import { explainFailure } from '../explainFailure';
import type { EmitterChoice, GenerationRequest } from './parseGeneration';
import { selectEmittedFiles } from './selectEmittedFiles';
import type { EmitterOutput } from './types';

/**
 * Generates code with an emitter and selects the files to show.
 *
 * @param definitions - names of the block's own definitions, which are the default selection
 * @throws SampleError if the emitter fails or a name in `show` matches no file
 */
export async function generateOutput(
  sources: readonly ContractSource[],
  { emitter, generation }: EmitterChoice,
  { packageName, shared, show }: GenerationRequest,
  definitions: readonly string[],
): Promise<EmitterOutput> {
  const written = explainFailure(() => emit(sources, emitter, { generation, packageName, shared }));
  const shown = selectEmittedFiles(written, show, definitions);
  const language = EMITTER_FACTS[emitter].codeLanguage;
  const files = await Promise.all(
    shown.map(({ path, text }) =>
      describeBlock(text, language, { title: shortenEmittedPath(path), highlightedLines: [] }),
    ),
  );
  return { emitter, generation, label: labelEmitter(emitter, generation), files };
}
