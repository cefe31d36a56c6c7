import { DEFAULT_PACKAGE, EMITTER_FACTS } from '../../compiler/emitters';
import { type Emitter, EMITTERS, type Generation } from '../../compiler/types';
import { fenceError } from '../SampleProblem';
import { splitList, type WordRules, type Words } from '../words';

/** One emitter in one of its generations. */
export interface EmitterChoice {
  emitter: Emitter;
  generation: Generation;
}

/** How code is generated and which of it is shown. */
export interface GenerationRequest {
  packageName: string;
  shared: boolean;
  /** Names of definitions or ends of paths to show; `all` shows everything; empty is the default selection. */
  show: string[];
}

/** The words of blocks that show generated code. */
export const GENERATION_WORDS = { package: 'value', shared: 'flag', show: 'value' } as const satisfies WordRules;

/** Reads the words of blocks that show generated code. @throws SampleError */
export function parseGeneration(words: Words): GenerationRequest {
  return {
    packageName: words.get('package') ?? DEFAULT_PACKAGE,
    shared: words.has('shared'),
    show: splitList(words.get('show')),
  };
}

/** Reads `java` or `java:ir`. @throws SampleError for an emitter or a generation that does not exist. */
export function parseEmitterChoice(text: string): EmitterChoice {
  const [name, suffix, ...rest] = text.split(':');
  const emitter = EMITTERS.find((known) => known === name);
  if (!emitter) throw fenceError(`the emitter "${String(name)}" is unknown`, `Emitters are ${EMITTERS.join(', ')}.`);
  if ((suffix !== undefined && suffix !== 'ir') || rest.length > 0) {
    throw fenceError(
      `the generation of "${text}" is unknown`,
      `Write ${emitter} for the default or ${emitter}:ir for --ir.`,
    );
  }
  if (suffix === 'ir' && !EMITTER_FACTS[emitter].hasGenerations) {
    throw fenceError(`the emitter "${emitter}" has one generation only`, `Write ${emitter} without :ir.`);
  }
  return { emitter, generation: suffix === 'ir' ? 'ir' : 'default' };
}
