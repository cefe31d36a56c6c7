import { describe, expect, it } from 'vitest';
import { DOCUMENTED_DEFECTS } from '../generated-code/documentedDefects';
import { DOCUMENTED_TEXTS } from '../generated-code/documentedTexts';
import { readPagesBelow } from '../pages/readDocsPages';
import { AVRO_CONVERSIONS } from './avroConversions';
import { COMMAND_LINE_COMMANDS } from './commandLineCommands';
import { LANGUAGE_COMMANDS } from './languageCommands';
import { LANGUAGE_SERVER_STATEMENTS } from './languageServerStatements';
import { OPENAPI_CONVERSIONS } from './openApiConversions';
import { PACKAGE_BEHAVIORS } from './packageBehaviors';
import { listPlaces, type Statement } from './Statement';

const STATEMENTS: readonly Statement[] = [
  ...DOCUMENTED_DEFECTS,
  ...DOCUMENTED_TEXTS,
  ...OPENAPI_CONVERSIONS,
  ...AVRO_CONVERSIONS,
  ...COMMAND_LINE_COMMANDS,
  ...LANGUAGE_COMMANDS,
  ...PACKAGE_BEHAVIORS,
  ...Object.values(LANGUAGE_SERVER_STATEMENTS),
];

/** Headings over tables of limits. */
const LIMITS =
  /^(?:Known defects|What goes wrong.*|What to avoid.*|Limits.*|Other repairs.*|What is not read|What to repair.*|Exit codes|Messages|Accepted without a message|The generated code does not compile|A document converts badly|Generate random test data)$/;

/** Pages about software that is not installed here: libraries and plugins for the JVM, and editors. */
const NOT_INSTALLED = /^docs\/(?:integration\/|plugins\/(?:maven|gradle)\.md|ide\/)/;

/** Rows about something else than the compiler, by a part of each, with the reason. */
const EXEMPT: Readonly<Record<string, string>> = {
  'it fails in Maven and passes in Gradle': 'the plugins of the build tools are not installed here',
  'an OpenAPI document fails in Maven only': 'the plugins of the build tools are not installed here',
  '`shared` is on in Maven and off elsewhere': 'the plugins of the build tools are not installed here',
  'Gradle: the plugin is not found': 'the plugins of the build tools are not installed here',
};

/** The rows of tables below headings that announce limits, without heads and rules. */
function listRows(text: string): string[] {
  let heading = '';
  let isFence = false;
  return text.split('\n').flatMap((line, index, lines) => {
    if (line.startsWith('```')) isFence = !isFence;
    if (isFence) return [];
    heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading;
    const isHead = /^\|[-|: ]+\|$/.test(lines[index + 1] ?? '');
    return LIMITS.test(heading) && line.startsWith('|') && !isHead && !/^\|[-|: ]+\|$/.test(line) ? [line] : [];
  });
}

describe('a table of limits', () => {
  const pages = readPagesBelow('docs').filter((page) => !NOT_INSTALLED.test(page.path));
  const rows = pages.flatMap((page) => listRows(page.text).map((row): [string, string] => [page.path, row]));
  const places = STATEMENTS.flatMap(listPlaces);

  it('is found on many pages', () => {
    expect(rows.length).toBeGreaterThan(150);
  });

  it('has a proof for each of its rows', () => {
    expect(
      rows
        .filter(([page, row]) => !places.some(([place, quote]) => place === page && row.includes(quote)))
        .filter(([, row]) => !Object.keys(EXEMPT).some((part) => row.includes(part)))
        .map(([page, row]) => `${page}: ${row}`),
    ).toEqual([]);
  });

  it('has no exemption that no row needs', () => {
    expect(Object.keys(EXEMPT).filter((part) => !rows.some(([, row]) => row.includes(part)))).toEqual([]);
  });
});
