import type { Direction, ContractItem } from './readContractItems';
import type { ComparisonVerdict, FoundChange } from './types';

/** Whether a change breaks requests, and whether it breaks responses. */
export type Impact = Readonly<Record<'request' | 'response', boolean>>;

/**
 * Returns the directions in which a change breaks programs. In a channel, a change counts if it breaks either
 * direction, because the contract does not name the publishers.
 */
export function findBrokenDirections(directions: readonly Direction[], { request, response }: Impact): Direction[] {
  return directions.filter((direction) =>
    direction === 'channel' ? request || response : direction === 'request' ? request : response,
  );
}

/**
 * Judges a change by the directions that it breaks.
 *
 * @param sentence - description of the change for readers
 * @param breaks - directions in which the change breaks programs
 * @param otherwise - verdict if the change breaks nothing
 */
export function judgeChange(
  sentence: string,
  { definitionKey }: Pick<ContractItem, 'definitionKey'>,
  breaks: readonly Direction[] = [],
  otherwise: ComparisonVerdict = 'compatible',
): FoundChange {
  return { verdict: breaks.length > 0 ? 'breaking' : otherwise, sentence, breaks, definitionKey, side: 'after' };
}
