import type { ClaimVerdict } from '../claims/tryClaims';
import type { BlockSnapshot, Snapshot } from './Snapshot';

/** Two texts about the same thing, one for each compiler. */
export interface SnapshotChange {
  /** A place in a page, `docs/a.md:12 wirespec wrong`, or a claim, `claims/java/union`. */
  where: string;
  before: string;
  after: string;
}

/** What a maintainer has to look at after an update of the compiler. */
export interface SnapshotComparison {
  from: string;
  to: string;
  /** How many blocks and claims were looked at. */
  blocks: number;
  claims: number;
  /** Claims that held; `after` says why they do not any more. The pages that quote them are no longer true. */
  lostClaims: readonly SnapshotChange[];
  /** Claims that hold only with the new compiler. */
  wonClaims: readonly SnapshotChange[];
  /** Blocks that were right and are wrong. */
  brokenBlocks: readonly SnapshotChange[];
  /** Blocks that were wrong and are right. */
  mendedBlocks: readonly SnapshotChange[];
  /** Blocks that show something else. */
  changedBlocks: readonly SnapshotChange[];
  /** What the tools say differently, in blocks marked as `wrong` and in claims that still hold. */
  changedMessages: readonly SnapshotChange[];
  /** Claims that hold on both sides, with other generated code than before. */
  changedOutputs: readonly string[];
  /** Errors that many lost claims and broken blocks end with, such as that an older compiler lacks an option; the most frequent first. */
  sharedReasons: readonly SharedReason[];
}

/** An error of the new compiler, and how many claims and blocks end with it. */
export interface SharedReason {
  text: string;
  count: number;
}

/** An error is shared when it occurs this often. */
const SHARED_BY = 10;

/** Compares what two compilers make of the same pages and claims. @throws Error when the pages or claims are not the same. */
export function compareSnapshots(before: Snapshot, after: Snapshot): SnapshotComparison {
  const blocks = pairBlocks(before.blocks, after.blocks);
  const claims = pairClaims(before.claims, after.claims);
  const both = blocks.filter(([one, other]) => !isBroken(one) && !isBroken(other));
  const changed = both.filter(([one, other]) => one.markdown !== other.markdown);
  const holding = claims.filter(([one, other]) => one.state === 'holds' && other.state === 'holds');
  const different = holding.filter(([one, other]) => JSON.stringify(one.observed) !== JSON.stringify(other.observed));
  const lostClaims = claims
    .filter(([one, other]) => one.state === 'holds' && other.state === 'fails')
    .map(([one, other]) => ({ where: nameClaim(one), before: join(one.observed), after: join(other.problems) }));
  const brokenBlocks = blocks.filter(([one, other]) => !isBroken(one) && isBroken(other)).map(describeBlocks);
  return {
    from: before.version,
    to: after.version,
    blocks: blocks.length,
    claims: claims.length,
    lostClaims,
    wonClaims: claims
      .filter(([one, other]) => one.state === 'fails' && other.state === 'holds')
      .map(([one, other]) => ({ where: nameClaim(one), before: join(one.problems), after: join(other.observed) })),
    brokenBlocks,
    mendedBlocks: blocks.filter(([one, other]) => isBroken(one) && !isBroken(other)).map(describeBlocks),
    changedBlocks: changed.filter(([one]) => !isWrong(one)).map(describeBlocks),
    changedMessages: [
      ...changed.filter(([one]) => isWrong(one)).map(describeBlocks),
      ...different
        .filter(([one]) => isMessage(one))
        .map(([one, other]) => ({ where: nameClaim(one), before: join(one.observed), after: join(other.observed) })),
    ],
    changedOutputs: different.filter(([one]) => !isMessage(one)).map(([one]) => nameClaim(one)),
    sharedReasons: findSharedReasons([...lostClaims, ...brokenBlocks]),
  };
}

function findSharedReasons(changes: readonly SnapshotChange[]): SharedReason[] {
  const counts = new Map<string, number>();
  for (const { after } of changes) {
    // The last one is the innermost: an emitter that fails says why after its own name. What follows a bracket or a full stop is advice.
    const text = [...after.matchAll(/\bError: ([^(.\n]+)/g)].at(-1)?.[1]?.trim();
    if (text !== undefined) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count >= SHARED_BY)
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

function isWrong({ words }: BlockSnapshot): boolean {
  return /\bwrong\b/.test(words);
}

/** Whether a claim is about what a tool says. Generated code is long, and starts with the path of a file. */
function isMessage({ observed }: ClaimVerdict): boolean {
  return observed.every((text) => text.length < 600);
}

function describePlace({ page, line, words }: BlockSnapshot): string {
  return `${page}:${line}  ${words}`;
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
