import { describe, expect, it } from 'vitest';
import { check } from '../../../lib/compiler';
import { CONVERTER_NAMES } from '../../../lib/compiler/emitters';
import { runCommandLine } from '../../../lib/compiler/runCommandLine';
import { AVRO_CONVERSIONS } from './avroConversions';
import type { DocumentedConversion } from './DocumentedConversion';
import { OPENAPI_CONVERSIONS } from './openApiConversions';
import { findLostWords } from './Statement';

const STATEMENTS: readonly DocumentedConversion[] = [...OPENAPI_CONVERSIONS, ...AVRO_CONVERSIONS];

/** What the command line writes for the document, by path. */
function convert({
  converter,
  document,
  languages = ['Wirespec'],
  options = [],
}: DocumentedConversion): Map<string, string> {
  const text = typeof document === 'string' ? document : JSON.stringify(document);
  const { files, stderr } = runCommandLine(
    [
      ...['convert', CONVERTER_NAMES[converter], '-i', '/in/document.json', '-o', '/out', ...options],
      ...languages.flatMap((language) => ['-l', language]),
    ],
    { '/in/document.json': text },
  );
  if (stderr.trim() !== '') throw new Error(stderr.trim());
  return new Map(Object.entries(files).filter(([path]) => path.startsWith('/out/')));
}

describe('a statement about converted documents', () => {
  it('stands on its pages', () => {
    expect(findLostWords(STATEMENTS)).toEqual([]);
  });

  it.each(STATEMENTS.map((statement): [string, DocumentedConversion] => [statement.quote, statement]))(
    'is true: %s',
    (_quote, statement) => {
      const { languages, writes = [], omits = [], refused, fails } = statement;
      expect([...writes, ...omits, refused, fails].filter((evidence) => evidence !== undefined)).not.toEqual([]);
      if (fails !== undefined) {
        expect(() => convert(statement)).toThrow(fails);
        return;
      }
      const files = convert(statement);
      const all = [...files.values()].map((text) => text.replaceAll(/\s+/g, ' ')).join('\n');
      expect(all.trim()).not.toBe('');
      for (const text of writes) expect(all).toContain(text);
      for (const text of omits) expect(all).not.toContain(text);
      if (languages !== undefined) return;
      const result = check([{ path: 'wirespec.ws', text: files.get('/out/wirespec.ws') ?? '' }]);
      const messages = result.ok ? [] : result.diagnostics.map(({ message }) => message);
      if (refused === undefined) expect(messages).toEqual([]);
      else expect(messages.join('\n')).toContain(refused);
    },
  );
});
