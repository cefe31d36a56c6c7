import { check, compilerVersion } from '../../../compiler';
import { CONVERTERS, EMITTERS } from '../../../compiler/types';
import { explainDiagnostics } from '../../assertExpectation';
import { presentBlock, withTitle } from '../../describeBlock';
import type { Fence, Presentation } from '../../Fence';
import { generateOutput } from '../../generation/generateOutput';
import { outputToMarkdown } from '../../generation/outputToMarkdown';
import {
  type EmitterChoice,
  GENERATION_WORDS,
  type GenerationRequest,
  parseEmitterChoice,
  parseGeneration,
} from '../../generation/parseGeneration';
import { countFiles } from '../../generation/countFiles';
import { readSources } from '../../readSources';
import type { SampleHost } from '../../SampleHost';
import { defineKind } from '../../SampleKind';
import { fenceError } from '../../SampleProblem';
import type { CodeBlockData } from '../../types';
import { requireEmptyBody, requireOf, type Words } from '../../words';
import type { OutputSampleData } from './types';

/** Generated code without its contract. */
export interface OutputRequest extends Presentation, GenerationRequest {
  kind: 'output';
  choice: EmitterChoice;
  of: string[];
}

/** What an emitter makes of example files: ` ```output emitter=java of=… `. */
export const outputKind = defineKind({
  name: 'output',
  claims: (language) => language === 'output',
  words: { ...GENERATION_WORDS, emitter: 'value', of: 'value' },
  parse: parseOutput,
  listExamples: ({ of }) => of,
  resolve: resolveOutput,
  count: ({ output }) => countFiles(output.files.length),
  toMarkdown: ({ output, compilerVersion: version }) => outputToMarkdown(output, version),
});

function parseOutput({ body }: Fence, words: Words, presentation: Presentation): OutputRequest {
  requireEmptyBody(body);
  const emitter = words.get('emitter');
  if (emitter === undefined) {
    throw fenceError(
      'an output block needs emitter= or converter=',
      `Emitters are ${EMITTERS.join(', ')}; converters are ${CONVERTERS.join(', ')}.`,
    );
  }
  return {
    kind: 'output',
    choice: parseEmitterChoice(emitter),
    of: requireOf(words),
    ...presentation,
    ...parseGeneration(words),
  };
}

async function resolveOutput(request: OutputRequest, { examples }: SampleHost): Promise<OutputSampleData> {
  const sources = readSources(request.of, examples);
  const result = check(sources);
  if (!result.ok) throw explainDiagnostics(result.diagnostics, sources);
  const output = await generateOutput(sources, request.choice, request, []);
  return { kind: 'output', compilerVersion, output: { ...output, files: presentFiles(output.files, request) } };
}

/** A title and lines belong to one file. */
function presentFiles(files: CodeBlockData[], request: OutputRequest): CodeBlockData[] {
  if (request.title === undefined && request.highlightedLines.length === 0) return files;
  const [only, ...others] = files;
  if (only !== undefined && others.length === 0) return [presentBlock(only, withTitle(request, only.title))];
  throw fenceError(
    `the block has a title or {lines} for one file, but shows ${files.length}`,
    'Remove them, or name one file in show=.',
  );
}
