import { type ContractSource, emit, EMITTER_FACTS, labelEmitter } from '../../compiler';
import { shortenEmittedPath } from '../../compiler/emitters';
import { describeBlock } from '../describeBlock';
import { explainFailure } from '../explainFailure';
import type { EmitterChoice, GenerationRequest } from './parseGeneration';
import { selectEmittedFiles } from './selectEmittedFiles';
import type { EmitterOutput } from './types';

/**
 * Lets an emitter generate code and picks what of it is shown.
 *
 * @param definitions - names of the block's own definitions, the default selection.
 * @throws SampleError when the emitter fails or a name of `show` chooses nothing.
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
