import { describe, expect, it } from 'vitest';
import type { ClaimVerdict } from '../../../tools/claims/tryClaims';
import { compareSnapshots } from '../../../tools/upgrade/compareSnapshots';
import type { BlockSnapshot, Snapshot } from '../../../tools/upgrade/Snapshot';
import { writeReport } from '../../../tools/upgrade/writeReport';

const GENERATED = `model/Book.java\n${'record Book(String title)\n'.repeat(30)}`;

function createBlock(line: number, infoString: string, markdown?: string): BlockSnapshot {
  const outcome = markdown === undefined ? { problems: ['the contract does not compile'] } : { markdown, problems: [] };
  return { page: 'docs/a.md', line, infoString, ...outcome };
}

function createVerdict(id: string, state: ClaimVerdict['state'], observed: string): ClaimVerdict {
  return {
    id,
    state,
    trials: 1,
    problems: state === 'fails' ? [`claims/${id}: ${observed}`] : [],
    observed: [observed],
  };
}

const OLD: Snapshot = {
  version: '1.0.0',
  blocks: [
    createBlock(1, 'wirespec', 'same'),
    createBlock(2, 'wirespec emit=java', 'one\ntwo\nthree\nfour\nfive\nsix'),
    createBlock(3, 'wirespec wrong', 'Colon expected'),
    createBlock(4, 'wirespec', 'right'),
    createBlock(5, 'wirespec'),
  ],
  claims: [
    createVerdict('java/union', 'holds', 'invalid permits clause'),
    createVerdict('java/new', 'fails', 'no error'),
    createVerdict('java/message', 'holds', 'Colon expected, not: x'),
    createVerdict('java/text', 'holds', GENERATED),
    createVerdict('java/same', 'holds', 'same'),
  ],
};

const NEW: Snapshot = {
  version: '2.0.0',
  blocks: [
    createBlock(1, 'wirespec', 'same'),
    createBlock(2, 'wirespec emit=java', 'one\ntwo\nthree\nfour\nfive\n<six & "7">'),
    createBlock(3, 'wirespec wrong', 'A colon is missing'),
    createBlock(4, 'wirespec'),
    createBlock(5, 'wirespec', 'right'),
  ],
  claims: [
    createVerdict('java/union', 'fails', 'no error'),
    createVerdict('java/new', 'holds', 'the name is already defined'),
    createVerdict('java/message', 'holds', 'A colon is missing'),
    createVerdict('java/text', 'holds', GENERATED.replaceAll('title', 'name')),
    createVerdict('java/same', 'holds', 'same'),
  ],
};

describe('the comparison of two compilers', () => {
  const comparison = compareSnapshots(OLD, NEW);

  it('finds claims that hold no longer, and those that hold now', () => {
    expect(comparison.brokenClaims).toEqual([
      { where: 'claims/java/union', before: 'invalid permits clause', after: 'claims/java/union: no error' },
    ]);
    expect(comparison.fixedClaims).toEqual([
      { where: 'claims/java/new', before: 'claims/java/new: no error', after: 'the name is already defined' },
    ]);
  });

  it('finds blocks that changed, broke and came right, and does not stop at one that fails', () => {
    expect(comparison.changedBlocks.map(({ where }) => where)).toEqual(['docs/a.md:2  wirespec emit=java']);
    expect(comparison.brokenBlocks).toEqual([
      { where: 'docs/a.md:4  wirespec', before: 'right', after: 'the contract does not compile' },
    ]);
    expect(comparison.fixedBlocks.map(({ where }) => where)).toEqual(['docs/a.md:5  wirespec']);
  });

  it('tells messages from generated code', () => {
    expect(comparison.changedMessages.map(({ where }) => where)).toEqual([
      'docs/a.md:3  wirespec wrong',
      'claims/java/message',
    ]);
    expect(comparison.changedOutputs).toEqual(['claims/java/text']);
  });

  it('finds nothing between a compiler and itself', () => {
    const { from, to, blocks, claims, ...changes } = compareSnapshots(OLD, OLD);
    expect([from, to, blocks, claims]).toEqual(['1.0.0', '1.0.0', 5, 5]);
    expect(Object.values(changes).flat()).toEqual([]);
  });

  it('names the error that many claims share at the top of the report, instead of leaving it to be read many times', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `java/claim-${index}`);
    const refusal =
      'Error: The Java emitter refused the input: Usage: wirespec compile\n\nError: no such option --ir. (Possible options: -i)';
    const old = { ...OLD, claims: ids.map((id) => createVerdict(id, 'holds', 'text')) };
    const older = { ...NEW, claims: ids.map((id) => createVerdict(id, 'fails', refusal)) };
    const shared = compareSnapshots(old, older);
    expect(shared.sharedReasons).toEqual([{ text: 'no such option --ir', count: 12 }]);
    const sentence = '12 of them fail because version 2.0.0 reports: no such option --ir.';
    expect(writeReport(shared).split('\n## ')[0]).toContain(sentence);
    // One alone is read where it is.
    expect(comparison.sharedReasons).toEqual([]);
  });

  it('asks not to edit pages during the run', () => {
    expect(() => compareSnapshots(OLD, { ...NEW, blocks: NEW.blocks.slice(1) })).toThrow('do not edit pages');
    expect(() => compareSnapshots(OLD, { ...NEW, claims: [] })).toThrow('do not edit claims');
  });

  it('is written as Markdown, with the lines around each difference', () => {
    const report = writeReport(comparison);
    expect(report).toContain('# From 1.0.0 to 2.0.0\n\n5 blocks and 5 claims');
    expect(report).toContain(
      '- Claims that no longer hold: 1\n- Claims that now hold: 1\n- Blocks that are now wrong: 1\n',
    );
    expect(report).toContain('diff\n three\n four\n five\n-six\n+<six & "7">\n');
    expect(report).toContain('-Colon expected\n+A colon is missing\n');
    expect(report).toContain('## Claims that hold with other generated code\n\n- claims/java/text\n');
  });
});
