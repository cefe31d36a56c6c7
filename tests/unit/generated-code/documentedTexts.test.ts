import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emit, type EmittedFile } from '../../../lib/compiler';
import { findLostWords } from '../limits/Statement';
import type { DocumentedText, Target, TextsInFiles } from './DocumentedText';
import { DOCUMENTED_TEXTS } from './documentedTexts';
import { generate } from './generate';

const rows = DOCUMENTED_TEXTS.flatMap((statement) =>
  statement.by.map((target): [string, Target, DocumentedText] => [statement.quote, target, statement]),
);

function collapseBlanks(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** Which of the texts do (not) stand in the files, each with its place; a place without a file is a finding, too. */
function findTexts(files: readonly EmittedFile[], texts: TextsInFiles, wanted: boolean): string[] {
  return Object.entries(texts).flatMap(([place, list]) => {
    const matching = files.filter((file) => `/${file.path}`.toLowerCase().includes(place.toLowerCase()));
    if (matching.length === 0) return [`${place} is not written, only ${files.map((file) => file.path).join(', ')}`];
    const all = matching.map(({ text }) => collapseBlanks(text)).join('\n');
    return list
      .filter((text) => all.includes(text) !== wanted)
      .map((text) => `${place} ${wanted ? 'lacks' : 'has'} ${text}: ${all}`);
  });
}

describe('a statement about generated text', () => {
  it('stands on its pages', () => {
    expect(findLostWords(DOCUMENTED_TEXTS)).toEqual([]);
  });

  it.each(rows)('is true: %s (%s)', (_quote, target, { contract, shared, writes, omits, lacks, fails }) => {
    const run = () => generate(contract, target, { shared });
    if (fails !== undefined) {
      expect(run).toThrow(fails);
      return;
    }
    const files = run();
    expect([...findTexts(files, writes ?? {}, true), ...findTexts(files, omits ?? {}, false)]).toEqual([]);
    for (const part of lacks ?? []) {
      expect(files.filter((file) => file.path.includes(part)).map((file) => file.path)).toEqual([]);
    }
  });

  it.each(['rust', 'scala', 'openapi-v2', 'openapi-v3', 'avro', 'wirespec'] as const)(
    'is true: the switch `--ir` changes nothing for %s',
    (emitter) => {
      const library = fs.readFileSync(path.resolve(__dirname, '../../../examples/library/library.ws'), 'utf8');
      expect(emit([{ path: 'library.ws', text: library }], emitter, { generation: 'ir' })).toEqual(
        emit([{ path: 'library.ws', text: library }], emitter),
      );
    },
  );

  it.each(DOCUMENTED_TEXTS.map(({ quote, ...evidence }): [string, typeof evidence] => [quote, evidence]))(
    'has evidence: %s',
    (_quote, { writes, omits, lacks, fails }) => {
      expect(
        [...Object.values(writes ?? {}), ...Object.values(omits ?? {})].flat().length +
          (lacks?.length ?? 0) +
          (fails?.length ?? 0),
      ).toBeGreaterThan(0);
    },
  );
});
