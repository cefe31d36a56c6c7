import { type Constraint, readConstraint } from '../compiler/readConstraint';
import { findBroken } from './judge';
import type { Direction } from './readPromises';

/** The change of the values that a constraint allows: fewer, more, or both if some are gone and others are new. */
export type ConstraintChange = 'fewer' | 'more' | 'other';

/** Patterns that allow every text. */
const ANYTHING = /^\/\^?\.\*\$?\/g?$/;

/**
 * Compares two constraints, each as the tokens from parenthesis to parenthesis.
 *
 * @returns nothing where the tokens do not say: of two patterns nobody knows, and annotations may mean anything
 */
export function compareConstraints(old: readonly string[], now: readonly string[]): ConstraintChange | undefined {
  const [before, after] = [readConstraint(old), readConstraint(now)];
  if (before === undefined || after === undefined) return undefined;
  const [low, high] = [readBounds(before), readBounds(after)];
  if (low !== undefined && high !== undefined) return compareBounds(low, high);
  if (allowsAll(before)) return allowsAll(after) ? undefined : 'fewer';
  return allowsAll(after) ? 'more' : undefined;
}

/** Whether a change breaks what passes: in a request, values that are refused now; in a response, values that are new; in a channel, both. */
export function isBreaking(change: ConstraintChange, direction: Direction): boolean {
  return findBroken([direction], { request: change !== 'more', response: change !== 'fewer' }).length > 0;
}

function compareBounds(old: Bounds, now: Bounds): ConstraintChange | undefined {
  const isNarrowed = now.min > old.min || now.max < old.max;
  const isWidened = now.min < old.min || now.max > old.max;
  if (isNarrowed) return isWidened ? 'other' : 'fewer';
  return isWidened ? 'more' : undefined;
}

interface Bounds {
  min: number;
  max: number;
}

/** Bounds of a constraint. A type without a constraint has infinite bounds. */
function readBounds(constraint: Constraint): Bounds | undefined {
  if (constraint.kind === 'none') return { min: -Infinity, max: Infinity };
  return constraint.kind === 'bounds' ? constraint : undefined;
}

function allowsAll(constraint: Constraint): boolean {
  return constraint.kind === 'none' || (constraint.kind === 'pattern' && ANYTHING.test(constraint.pattern));
}
