import { DEFAULT_PACKAGE, EMITTER_PROPERTIES } from '../../compiler/emitters';
import { type Emitter, EMITTERS, type Generation } from '../../compiler/types';
import { createFenceError } from '../SampleProblem';
import { splitList, type WordRules, type Words } from '../words';

/** An emitter and its generation. */
export interface EmitterChoice {
  emitter: Emitter;
  generation: Generation;
}

/** Options of code generation, and the selection of files to show. */
export interface GenerationRequest {
  packageName: string;
  shared: boolean;
  /** Definition names or path suffixes to show; `all` shows everything, and empty is the default selection. */
  show: string[];
}

/** Words of blocks that show generated code. */
export const GENERATION_WORDS = { package: 'value', shared: 'flag', show: 'value' } as const satisfies WordRules;

/**
 * Parses the words of blocks that show generated code.
 *
 * @throws SampleError for an invalid list
 */
export function parseGeneration(words: Words): GenerationRequest {
  return {
    packageName: words.get('package') ?? DEFAULT_PACKAGE,
    shared: words.has('shared'),
    show: splitList(words.get('show')),
  };
}

/**
 * Parses `java` or `java:ir`.
 *
 * @throws SampleError for an unknown emitter or generation
 */
export function parseEmitterChoice(text: string): EmitterChoice {
  const [name, suffix, ...rest] = text.split(':');
  const emitter = EMITTERS.find((known) => known === name);
  if (!emitter)
    throw createFenceError(`the emitter "${String(name)}" is unknown`, `Available emitters: ${EMITTERS.join(', ')}.`);
  if ((suffix !== undefined && suffix !== 'ir') || rest.length > 0) {
    throw createFenceError(
      `the generation of "${text}" is unknown`,
      `Write ${emitter} for the default generation, or ${emitter}:ir for the generation with --ir.`,
    );
  }
  if (suffix === 'ir' && !EMITTER_PROPERTIES[emitter].hasGenerations) {
    throw createFenceError(`the emitter "${emitter}" has only one generation`, `Write ${emitter} without :ir.`);
  }
  return { emitter, generation: suffix === 'ir' ? 'ir' : 'default' };
}
