import { describe, expect, it } from 'vitest';
import { compareSnapshots } from '../../../tools/upgrade/compareSnapshots';
import type { Snapshot, SnapshotItem } from '../../../tools/upgrade/Snapshot';
import { formatReport } from '../../../tools/upgrade/formatReport';

const GENERATED = `model/Book.java\n${'record Book(String title)\n'.repeat(30)}`;

const block = (where: string, text: string, isRight = true): SnapshotItem => ({ kind: 'block', where, isRight, text });
const claim = (id: string, text: string, isRight = true): SnapshotItem => ({
  kind: 'claim',
  where: `claims/${id}`,
  isRight,
  text,
});

const OLD: Snapshot = {
  version: '1.0.0',
  items: [
    block('docs/a.md:1  wirespec', 'same'),
    block('docs/a.md:2  wirespec emit=java', 'one\ntwo\nthree\nfour\nfive\nsix'),
    block('docs/a.md:4  wirespec', 'right'),
    block('docs/a.md:5  wirespec', 'the contract does not compile', false),
    claim('java/union', 'invalid permits clause'),
    claim('java/new', 'no error', false),
    claim('java/message', 'Colon expected, not: x'),
    claim('java/text', GENERATED),
    claim('java/same', 'same'),
    { ...claim('rust/skipped', 'rustc is not installed'), isRight: undefined },
  ],
};

const NEW: Snapshot = {
  version: '2.0.0',
  items: [
    block('docs/a.md:1  wirespec', 'same'),
    block('docs/a.md:2  wirespec emit=java', 'one\ntwo\nthree\nfour\nfive\n<six & "7">'),
    block('docs/a.md:4  wirespec', 'the contract does not compile', false),
    block('docs/a.md:5  wirespec', 'right'),
    claim('java/union', 'no error', false),
    claim('java/new', 'the name is already defined'),
    claim('java/message', 'A colon is missing'),
    claim('java/text', GENERATED.replaceAll('title', 'name')),
    claim('java/same', 'same'),
    { ...claim('rust/skipped', 'a tool is not installed'), isRight: undefined },
  ],
};

describe('the comparison of two compilers', () => {
  const comparison = compareSnapshots(OLD, NEW);
  const list = (key: 'broken' | 'fixed' | 'changed'): string[] => comparison[key].map(({ where }) => where);

  it('finds claims and blocks that broke, were repaired or changed', () => {
    expect(list('broken')).toEqual(['docs/a.md:4  wirespec', 'claims/java/union']);
    expect(list('fixed')).toEqual(['docs/a.md:5  wirespec', 'claims/java/new']);
    expect(list('changed')).toEqual(['docs/a.md:2  wirespec emit=java', 'claims/java/message']);
    expect(comparison.broken[1]).toMatchObject({ before: 'invalid permits clause', after: 'no error' });
  });

  it('distinguishes messages from generated code', () => {
    expect(comparison.changedOutputs).toEqual(['claims/java/text']);
  });

  it('finds nothing between a compiler and itself', () => {
    const { from, to, count, ...changes } = compareSnapshots(OLD, OLD);
    expect([from, to, count]).toEqual(['1.0.0', '1.0.0', 10]);
    expect(Object.values(changes).flat()).toEqual([]);
  });

  it('names an error that many claims share once, at the top of the report', () => {
    const ids = Array.from({ length: 12 }, (_, index) => `java/claim-${index}`);
    const refusal =
      'Error: The Java emitter refused the input: Usage: wirespec compile\n\nError: no such option --ir. (Possible options: -i)';
    const old = { ...OLD, items: ids.map((id) => claim(id, 'text')) };
    const older = { ...NEW, items: ids.map((id) => claim(id, refusal, false)) };
    const shared = compareSnapshots(old, older);
    expect(shared.sharedReasons).toEqual([{ text: 'no such option --ir', count: 12 }]);
    const sentence = '12 blocks and claims fail because version 2.0.0 reports: no such option --ir.';
    expect(formatReport(shared).split('\n## ')[0]).toContain(sentence);
    // The claims of the other comparison have no common error.
    expect(comparison.sharedReasons).toEqual([]);
  });

  it('asks not to edit pages and claims during the run', () => {
    expect(() => compareSnapshots(OLD, { ...NEW, items: NEW.items.slice(1) })).toThrow('do not edit pages and claims');
  });

  it('is written as Markdown, with the lines around each difference', () => {
    const report = formatReport(comparison);
    expect(report).toContain('# From 1.0.0 to 2.0.0\n\n10 blocks and claims');
    expect(report).toContain(
      '- Claims that no longer hold: 1\n- Claims that now hold: 1\n- Blocks that are now wrong: 1\n- Blocks that are now right: 1\n- Messages that changed: 1\n- Blocks that changed: 1\n',
    );
    expect(report).toContain('diff\n three\n four\n five\n-six\n+<six & "7">\n');
    expect(report).toContain('-Colon expected, not: x\n+A colon is missing\n');
    expect(report).toContain('## Claims that hold with different generated code\n\n- claims/java/text\n');
  });
});
