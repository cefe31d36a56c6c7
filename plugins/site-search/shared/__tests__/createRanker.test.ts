import { expect, it } from 'vitest';
import { createRanker, type Ranking } from '../engine/createRanker';
import { unpackSections } from '../engine/SearchIndex';
import {
  createSearchIndex,
  type SketchedPage,
  type SketchedSection,
} from '../../../../tests/support/createSearchIndex';

function searchPages(pages: readonly SketchedPage[]): (query: string) => Ranking {
  return createRanker(unpackSections(createSearchIndex(pages)));
}

/** Creates a search of pages with one section each. */
function searchIn(sections: readonly SketchedSection[]): (query: string) => Ranking {
  return searchPages(sections.map((section) => ({ sections: [section] })));
}

/** Ranks pages with one section each, and returns the headings of the results. */
function rank(query: string, ...sections: SketchedSection[]): (string | null | undefined)[] {
  return searchIn(sections)(query).sections.map(({ section: { headings } }) => headings.at(-1));
}

it('a word also finds its base form, below the word itself', () => {
  const found = rank(
    'deleted',
    { heading: 'Base', texts: ['How to delete the files of a type.'] },
    { heading: 'Exact', texts: ['The files of deleted types remain.'] },
    { heading: 'Other', texts: ['How to write the files of a type.'] },
  );

  expect(found).toEqual(['Exact', 'Base']);
});

it('an error code ranks its section first, whatever else the message contains', () => {
  const found = rank(
    'error[E0277]: the trait bound `Color: Default` is not satisfied',
    { heading: 'Editors', texts: ['The default color of an editor.'] },
    { heading: 'Bounds', texts: ['The bound of a number.'] },
    { heading: 'Rust', code: ['E0277'] },
  );

  expect(found[0]).toBe('Rust');
});

it('a word with a synonym is not taken for the beginning of another word', () => {
  const found = rank(
    'guid',
    { heading: 'Guides', texts: ['A guide for every task.'] },
    { heading: 'Numbers', texts: ['The primitive types of a contract.'] },
  );

  expect(found).toEqual(['Numbers']);
});

it('a table row that begins with a name ranks above the row of a call that takes the name', () => {
  const found = rank(
    'packageName',
    { heading: 'Functions', texts: ['emit(contract, packageName, shared) · the files'] },
    {
      heading: 'Properties',
      texts: ['packageName · the root of all names of classes and functions in every language'],
    },
  );

  expect(found).toEqual(['Properties', 'Functions']);
});

it('a section with a long pasted message ranks above a section whose heading has some of its words', () => {
  const found = rank(
    'Pick at least one language or emitter',
    { heading: 'How to pick a language and an emitter', texts: ['Every emitter has a language.'] },
    { heading: 'Symptoms', texts: ['Pick at least one language or emitter. · The class of the emitter is missing.'] },
  );

  expect(found[0]).toBe('Symptoms');
});

/** Ranks the sections of pages with several sections each, and returns the headings of the results. */
function rankPages(query: string, ...pages: Record<string, string>[]): (string | null | undefined)[] {
  const sketched = pages.map((texts) => ({
    sections: Object.entries(texts).map(([heading, text]) => ({ heading, texts: [text] })),
  }));

  return searchPages(sketched)(query).sections.map(({ section: { headings } }) => headings.at(-1));
}

it('the title of a page counts for its sections', () => {
  const found = rankPages(
    'gradle coordinates',
    { Gradle: 'A plugin.', Coordinates: 'The id of the plugin.' },
    { Maven: 'A plugin, like the one for Gradle.', Coordinates: 'The group of the plugin.' },
  );

  expect(found[0]).toBe('Coordinates');
  expect(found.indexOf('Gradle')).toBeLessThan(found.indexOf('Maven'));
});

it('a section with a word of the query precedes its page, unless the title equals the query', () => {
  const page = { Jackson: 'A module for JSON.', 'Why Jackson needs help': 'A module is absent.' };

  expect(rankPages('jackson module', page)[0]).toBe('Why Jackson needs help');
  expect(rankPages('jackson', page)[0]).toBe('Jackson');
});

it('the title of a page counts for a section that itself contains only a synonym of the word', () => {
  const sections = [
    { heading: 'Enum' },
    { heading: 'Values', texts: ['A note on values.'] },
    { heading: 'Names', texts: ['A note on values.'], code: ['enumeration'] },
  ];
  const found = searchPages([{ sections }])('enum note').sections;

  expect(found[0]?.section.headings.at(-1)).toBe('Names');
});

it('a name that no page contains leads to its parts', () => {
  const found = rank(
    'OrderLineAvro.from',
    { heading: 'Files', texts: ['Each line of a file.'] },
    { heading: 'Members', texts: ['LoanLineAvro.from(record) · the model'] },
  );

  expect(found).toEqual(['Members', 'Files']);
});

it('a name that no page contains leads to its longest beginning that a page contains', () => {
  const found = rank(
    'wirespec:compile@books',
    { heading: 'Commands', texts: ['The command wirespec has the commands compile and convert for books.'] },
    { heading: 'Goals', texts: ['The goal wirespec:compile needs the id of an execution.'] },
  );

  expect(found[0]).toBe('Goals');
});

it('a section that contains the typed word ranks above one that contains a rarer synonym of it', () => {
  const found = rank(
    'nullable column',
    {
      heading: 'Rows',
      texts: ['An optional column: in a row of a table with several rows, a value of it may be left out.'],
    },
    { heading: 'Tables', texts: ['A column of a table that has values of different kinds may be nullable.'] },
    { heading: 'Columns', texts: ['Each column of a table.'] },
    { heading: 'Values', texts: ['A nullable value.'] },
  );

  expect(found.indexOf('Tables')).toBeLessThan(found.indexOf('Rows'));
});

it('of two equal sections, the one of the page with more links ranks first', () => {
  const search = searchPages(
    [0, 9].map((links) => ({
      ...{ path: `/${links}`, links },
      sections: [{ heading: `Page ${links}`, texts: ['Fields with a default value.'] }],
    })),
  );

  expect(search('default value').sections.map(({ section }) => section.path)).toEqual(['/9', '/0']);
});

it('a compound of two words is found, even if code contains it as a name', () => {
  const found = rank(
    'apikeys',
    { heading: 'Security', code: ['ApiKeys'] },
    { heading: 'Tokens', texts: ['An api key is one more header.'] },
  );

  expect(found).toContain('Tokens');
});

it('a compound with a misspelled part is found', () => {
  const found = rank(
    'comandline',
    { heading: 'Shells', texts: ['Options of the command line.'] },
    { heading: 'Layout', texts: ['One line for each field.'] },
  );

  expect(found).toEqual(['Shells']);
});

it('a word with one wrong letter is not split into misspelled parts', () => {
  const found = rank(
    'changlog',
    { heading: 'Options', texts: ['The log level. A change of the level shows more messages of the log.'] },
    { heading: 'Versions', texts: ['The project has a changelog.'] },
  );

  expect(found).toEqual(['Versions']);
});

it('a name finds the heading that contains its parts', () => {
  const found = rank(
    'RawRequest',
    { heading: 'Other', texts: ['A raw handler of a request.'] },
    { heading: 'Code', code: ['RawRequest'] },
    { heading: 'Raw request and raw response' },
  );

  expect(found[0]).toBe('Raw request and raw response');
});

it('two swapped letters are corrected', () => {
  const search = searchIn([{ heading: 'Spring' }, { heading: 'String' }]);
  const { sections, missingWords } = search('sprnig');

  expect(sections.map(({ section }) => section.path)).toEqual(['/0']);
  expect(missingWords).toEqual([]);
});

it('a compound is reported as missing if no section contains both of its parts', () => {
  const search = searchIn([
    { heading: 'Lights', texts: ['Colors for a dark room.'] },
    { heading: 'Editors', texts: ['Every mode of an editor.'] },
  ]);

  expect(search('darkmode')).toEqual({ sections: [], missingWords: ['darkmode'] });
});
