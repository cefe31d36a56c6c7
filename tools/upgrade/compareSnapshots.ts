import type { Snapshot, SnapshotItem } from './Snapshot';

/** A block or claim whose result differs between two compilers, with the text of both results. */
export interface SnapshotChange {
  kind: SnapshotItem['kind'];
  where: string;
  before: string;
  after: string;
}

/** Everything that a maintainer must review after an upgrade of the compiler. */
export interface SnapshotComparison {
  from: string;
  to: string;
  /** Number of blocks and claims, including claims that were not tried. */
  count: number;
  /** Blocks and claims that were correct and are now wrong; `after` contains the reason. */
  broken: readonly SnapshotChange[];
  /** Blocks and claims that are correct only with the new compiler. */
  fixed: readonly SnapshotChange[];
  /** Blocks whose content differs and claims whose message differs, although they are correct with both compilers. */
  changed: readonly SnapshotChange[];
  /** Claims that hold with both compilers, but whose generated code differs. */
  changedOutputs: readonly string[];
  /**
   * Errors that many broken claims and blocks have in common, such as an option that an older compiler lacks. The most
   * frequent error comes first.
   */
  sharedReasons: readonly { text: string; count: number }[];
}

/** Minimum number of occurrences for an error to be listed as shared. */
const MIN_OCCURRENCES = 10;

/** Minimum number of characters for the text of a claim to count as generated code instead of a message. */
const MIN_CODE_LENGTH = 600;

/**
 * Compares the results of two compilers for the same pages and claims.
 *
 * @throws Error if a block or claim of the first snapshot is missing in the second
 */
export function compareSnapshots(before: Snapshot, after: Snapshot): SnapshotComparison {
  const items = new Map(after.items.map((item) => [item.where, item]));
  const pairs = before.items.map((item) => {
    const other = items.get(item.where);
    if (!other)
      throw new Error(
        `${item.where} is only in the first snapshot: run the command again, and do not edit pages and claims during the run.`,
      );
    return { ...item, wasRight: item.isRight, isRight: other.isRight, before: item.text, after: other.text };
  });
  const broken = pairs.filter(({ wasRight, isRight }) => wasRight === true && isRight === false);
  const different = pairs.filter(
    (pair) => pair.wasRight === true && pair.isRight === true && pair.before !== pair.after,
  );
  const isCode = (pair: (typeof pairs)[number]): boolean =>
    pair.kind === 'claim' && Math.max(pair.before.length, pair.after.length) >= MIN_CODE_LENGTH;
  return {
    from: before.version,
    to: after.version,
    count: pairs.length,
    broken,
    fixed: pairs.filter(({ wasRight, isRight }) => wasRight === false && isRight === true),
    changed: different.filter((pair) => !isCode(pair)),
    changedOutputs: different.filter(isCode).map(({ where }) => where),
    sharedReasons: findSharedReasons(broken),
  };
}

function findSharedReasons(changes: readonly SnapshotChange[]): SnapshotComparison['sharedReasons'] {
  const counts = new Map<string, number>();
  for (const { after } of changes) {
    // The last error is the innermost cause. Text after a parenthesis or a period is advice.
    const text = [...after.matchAll(/\bError: ([^(.\n]+)/g)].at(-1)?.[1]?.trim();
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count >= MIN_OCCURRENCES)
    .sort((left, right) => right.count - left.count);
}
