import type { Direction, Promised } from './readPromises';
import type { ComparisonVerdict, FoundChange } from './types';

/** Whether a change breaks requests, and whether it breaks responses. */
export type Harm = Readonly<Record<'request' | 'response', boolean>>;

/** The directions in which a change breaks something. In a channel, both directions count, because its publishers are unknown. */
export function findBroken(directions: readonly Direction[], { request, response }: Harm): Direction[] {
  return directions.filter((it) => (it === 'channel' ? request || response : it === 'request' ? request : response));
}

/** @param otherwise what the change means if it breaks nothing */
export function judge(
  sentence: string,
  { definition }: Pick<Promised, 'definition'>,
  breaks: readonly Direction[] = [],
  otherwise: ComparisonVerdict = 'compatible',
): FoundChange {
  return { verdict: breaks.length > 0 ? 'breaking' : otherwise, sentence, breaks, definition, side: 'after' };
}
