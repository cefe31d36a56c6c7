import { type Constraint, readConstraint } from '../compiler/readConstraint';
import { findBrokenDirections } from './judgeChange';
import type { Direction } from './readContractItems';

/**
 * Change to the set of values that a constraint allows. `other` means that it allows some new values and no longer
 * allows some old ones.
 */
export type ConstraintChange = 'fewer' | 'more' | 'other';

/** Patterns that every string without a line break matches. */
const UNRESTRICTED_PATTERN = /^\/\^?\.\*\$?\/g?$/;

/**
 * Compares two constraints.
 *
 * @param before - tokens of the old constraint, including both parentheses; empty for a type without a constraint
 * @param after - tokens of the new constraint, in the same form
 * @returns undefined if both constraints allow the same values, or if the effect cannot be derived from the tokens, for
 *   example for two patterns or for annotations
 */
export function compareConstraints(before: readonly string[], after: readonly string[]): ConstraintChange | undefined {
  const [oldConstraint, newConstraint] = [readConstraint(before), readConstraint(after)];
  if (oldConstraint === undefined || newConstraint === undefined) return undefined;
  const [oldBounds, newBounds] = [readBounds(oldConstraint), readBounds(newConstraint)];
  if (oldBounds !== undefined && newBounds !== undefined) return compareBounds(oldBounds, newBounds);
  if (allowsAll(oldConstraint)) return allowsAll(newConstraint) ? undefined : 'fewer';
  return allowsAll(newConstraint) ? 'more' : undefined;
}

/**
 * Returns whether a change breaks programs. A request breaks if fewer values are allowed, a response if more values are
 * allowed, and a channel in either case. The change `other` breaks all three.
 */
export function isBreaking(change: ConstraintChange, direction: Direction): boolean {
  return findBrokenDirections([direction], { request: change !== 'more', response: change !== 'fewer' }).length > 0;
}

function compareBounds(before: Bounds, after: Bounds): ConstraintChange | undefined {
  const isNarrowed = after.min > before.min || after.max < before.max;
  const isWidened = after.min < before.min || after.max > before.max;
  if (isNarrowed) return isWidened ? 'other' : 'fewer';
  return isWidened ? 'more' : undefined;
}

interface Bounds {
  min: number;
  max: number;
}

/** Returns the bounds of a constraint, which are infinite for a type without a constraint; undefined for a pattern. */
function readBounds(constraint: Constraint): Bounds | undefined {
  if (constraint.kind === 'none') return { min: -Infinity, max: Infinity };
  return constraint.kind === 'bounds' ? constraint : undefined;
}

function allowsAll(constraint: Constraint): boolean {
  return constraint.kind === 'none' || (constraint.kind === 'pattern' && UNRESTRICTED_PATTERN.test(constraint.pattern));
}
