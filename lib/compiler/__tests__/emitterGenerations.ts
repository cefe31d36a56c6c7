import { EMITTER_PROPERTIES } from '../emitters';
import { type Emitter, EMITTERS, type Generation } from '../types';

/** All pairs of an emitter and one of its generations. */
export const EMITTER_GENERATIONS: readonly (readonly [Emitter, Generation])[] = EMITTERS.flatMap((emitter) => {
  const generations: readonly Generation[] = EMITTER_PROPERTIES[emitter].hasGenerations
    ? ['default', 'ir']
    : ['default'];
  return generations.map((generation) => [emitter, generation] as const);
});
