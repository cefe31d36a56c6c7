import type { ClaimVerdict } from '../claims/tryClaims';
import type { BlockSnapshot, Snapshot } from './Snapshot';

/** A difference between two compilers, as text. */
export interface SnapshotChange {
  /** A code block, such as `docs/a.md:12 wirespec wrong`, or a claim, such as `claims/java/union`. */
  where: string;
  before: string;
  after: string;
}

/** Everything a maintainer has to review after an upgrade of the compiler. */
export interface SnapshotComparison {
  from: string;
  to: string;
  /** Number of compared blocks. */
  blocks: number;
  /** Number of compared claims. */
  claims: number;
  /** Claims that no longer hold; `after` says why. The pages that quote them are no longer true. */
  brokenClaims: readonly SnapshotChange[];
  /** Claims that hold only with the new compiler. */
  fixedClaims: readonly SnapshotChange[];
  /** Blocks that were right and are now wrong. */
  brokenBlocks: readonly SnapshotChange[];
  /** Blocks that were wrong and are now right. */
  fixedBlocks: readonly SnapshotChange[];
  /** Blocks whose content differs. */
  changedBlocks: readonly SnapshotChange[];
  /** Messages that differ, in blocks marked as `wrong` and in claims that still hold. */
  changedMessages: readonly SnapshotChange[];
  /** Claims that hold with both compilers, but whose generated code differs. */
  changedOutputs: readonly string[];
  /** Errors that many broken claims and blocks have in common, such as a missing option of an older compiler; the most frequent comes first. */
  sharedReasons: readonly SharedReason[];
}

/** An error of the new compiler, and the number of claims and blocks that fail with it. */
export interface SharedReason {
  text: string;
  count: number;
}

/** Number of occurrences from which an error is listed as shared. */
const MIN_OCCURRENCES = 10;

/** Compares the results of two compilers for the same pages and claims. @throws Error when the pages or claims differ */
export function compareSnapshots(before: Snapshot, after: Snapshot): SnapshotComparison {
  const blocks = pairBlocks(before.blocks, after.blocks);
  const claims = pairClaims(before.claims, after.claims);
  const both = blocks.filter(([one, other]) => !isBroken(one) && !isBroken(other));
  const changed = both.filter(([one, other]) => one.markdown !== other.markdown);
  const holding = claims.filter(([one, other]) => one.state === 'holds' && other.state === 'holds');
  const different = holding.filter(([one, other]) => JSON.stringify(one.observed) !== JSON.stringify(other.observed));
  const brokenClaims = claims
    .filter(([one, other]) => one.state === 'holds' && other.state === 'fails')
    .map(([one, other]) => ({ where: nameClaim(one), before: join(one.observed), after: join(other.problems) }));
  const brokenBlocks = blocks.filter(([one, other]) => !isBroken(one) && isBroken(other)).map(describeBlocks);
  return {
    from: before.version,
    to: after.version,
    blocks: blocks.length,
    claims: claims.length,
    brokenClaims,
    fixedClaims: claims
      .filter(([one, other]) => one.state === 'fails' && other.state === 'holds')
      .map(([one, other]) => ({ where: nameClaim(one), before: join(one.problems), after: join(other.observed) })),
    brokenBlocks,
    fixedBlocks: blocks.filter(([one, other]) => isBroken(one) && !isBroken(other)).map(describeBlocks),
    changedBlocks: changed.filter(([one]) => !isWrong(one)).map(describeBlocks),
    changedMessages: [
      ...changed.filter(([one]) => isWrong(one)).map(describeBlocks),
      ...different
        .filter(([one]) => isMessage(one))
        .map(([one, other]) => ({ where: nameClaim(one), before: join(one.observed), after: join(other.observed) })),
    ],
    changedOutputs: different.filter(([one]) => !isMessage(one)).map(([one]) => nameClaim(one)),
    sharedReasons: findSharedReasons([...brokenClaims, ...brokenBlocks]),
  };
}

function findSharedReasons(changes: readonly SnapshotChange[]): SharedReason[] {
  const counts = new Map<string, number>();
  for (const { after } of changes) {
    // The last error is the innermost cause. Text after a bracket or a period is advice.
    const text = [...after.matchAll(/\bError: ([^(.\n]+)/g)].at(-1)?.[1]?.trim();
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count >= MIN_OCCURRENCES)
    .sort((left, right) => right.count - left.count);
}

function pairBlocks(
  before: readonly BlockSnapshot[],
  after: readonly BlockSnapshot[],
): [BlockSnapshot, BlockSnapshot][] {
  return before.map((block, index) => {
    const other = after[index];
    if (other?.page !== block.page || other.line !== block.line) {
      throw new Error(`The block ${describePlace(block)} is not in both snapshots: do not edit pages during the run.`);
    }
    return [block, other];
  });
}

function pairClaims(before: readonly ClaimVerdict[], after: readonly ClaimVerdict[]): [ClaimVerdict, ClaimVerdict][] {
  const others = new Map(after.map((verdict) => [verdict.id, verdict]));
  return before.map((verdict) => {
    const other = others.get(verdict.id);
    if (!other) throw new Error(`The claim ${verdict.id} is not in both snapshots: do not edit claims during the run.`);
    return [verdict, other];
  });
}

function isBroken({ problems }: BlockSnapshot): boolean {
  return problems.length > 0;
}

function isWrong({ infoString }: BlockSnapshot): boolean {
  return /\bwrong\b/.test(infoString);
}

/** Whether a claim is about messages. Generated code is longer. */
function isMessage({ observed }: ClaimVerdict): boolean {
  return observed.every((text) => text.length < 600);
}

function describePlace({ page, line, infoString }: BlockSnapshot): string {
  return `${page}:${line}  ${infoString}`;
}

function describeBlocks([one, other]: readonly [BlockSnapshot, BlockSnapshot]): SnapshotChange {
  return { where: describePlace(one), before: describeOutcome(one), after: describeOutcome(other) };
}

function describeOutcome({ markdown, problems }: BlockSnapshot): string {
  return markdown ?? join(problems);
}

function nameClaim({ id }: ClaimVerdict): string {
  return `claims/${id}`;
}

function join(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join('\n');
}
