import postcss from 'postcss';
import { listReadProperties } from './listReadProperties';
import { formatStatement, listStatements, type Statement } from './listStatements';
import type { PageUse } from './PageUse';
import { isAlwaysRoot, isOnlyOfRoot, listLayers } from './removeOverriddenProperties';
import { SelectorMatcher } from './SelectorMatcher';

/** A stylesheet of pages. */
export interface SheetOfPages {
  /** The text before and after something was removed, whoever removed it and why. */
  before: string;
  after: string;
  use: PageUse;
}

/**
 * Looks for what a stylesheet says no more although it can matter on its pages: every declaration for a selector that can match there (see `SelectorMatcher`), but for custom properties that nothing reads
 * or that never held; everything that is not said of elements; and what it did not say before, or in another order.
 *
 * @param words - of the scripts, and custom properties that stylesheets read which come with scripts
 * @returns a sentence for each
 */
export function findLosses({ before, after, use }: SheetOfPages, words: ReadonlySet<string>): string[] {
  const left = listStatements(after);
  const { lost, added } = compare(listStatements(before), left);
  const findMatch = createSearch(new SelectorMatcher(use.elements, words));
  const read = new Set([...use.properties, ...words, ...left.flatMap(({ text }) => listReadProperties(text))]);
  const isOverridden = createOverrideCheck(after, left);
  const losses = lost.flatMap((statement) => {
    const { selector, property = '' } = statement;
    const match = selector === undefined ? 'every page' : findMatch(selector);
    if (match === undefined) return [];
    if (property.startsWith('--') && (!read.has(property) || isOverridden(statement))) return [];
    return [`"${formatStatement(statement)}" was removed, but can apply to ${match}.`];
  });
  return added === undefined ? losses : [...losses, `"${formatStatement(added)}" was added or has moved.`];
}

/** @returns a function that says what a selector can match, and asks once for each */
function createSearch(matcher: SelectorMatcher): (selector: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (selector) => {
    if (!known.has(selector)) known.set(selector, matcher.findMatch(selector));
    return known.get(selector);
  };
}

/** @returns what the second list has not, and the first statement in it that is not in the first list, or not in its place */
function compare(
  before: readonly Statement[],
  after: readonly Statement[],
): { lost: Statement[]; added: Statement | undefined } {
  const kept = after.map(formatStatement);
  let next = 0;
  const lost = before.filter((statement) => {
    const isKept = formatStatement(statement) === kept[next];
    if (isKept) next += 1;
    return !isKept;
  });
  return { lost, added: after[next] };
}

/** @returns a function that tells whether a property of the root element, perhaps for one theme only, never held, because a stronger layer sets it for it whatever the theme and the window */
function createOverrideCheck(css: string, left: readonly Statement[]): (statement: Statement) => boolean {
  const layers = listLayers(postcss.parse(css)).map((name) => `@layer ${name}`);
  // The place of its layer; -1 for what holds in no layer, in some windows only, or against stronger layers.
  const rank = ({ scope, text }: Statement): number =>
    scope.length === 1 && !text.includes('!important') ? layers.indexOf(scope.join('')) : -1;
  const strongest = new Map<string | undefined, number>();
  for (const statement of left) {
    const { property, selector } = statement;
    if (!isAlwaysRoot(selector)) continue;
    strongest.set(property, Math.max(rank(statement), strongest.get(property) ?? -1));
  }
  return (statement) =>
    isOnlyOfRoot(statement.selector) &&
    rank(statement) !== -1 &&
    rank(statement) < (strongest.get(statement.property) ?? -1);
}
