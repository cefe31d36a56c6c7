// Some queries are misspelled on purpose. cspell:disable
import { describe, expect, it } from 'vitest';
import { createSearchRequest, type SearchParameters } from '../createSearchRequest';
import { createEmbeddedClient } from '../engine/createEmbeddedClient';
import { createSearchIndex, type SketchedPage } from '../../../../tests/support/createSearchIndex';
import { suggestQueries } from '../suggestQueries';
import type { SearchClient, SearchResponse } from '../types';

const page = (
  path: string,
  area: string,
  sections: SketchedPage['sections'],
  fields: Partial<SketchedPage> = {},
): SketchedPage => ({
  path,
  area,
  tag: area === 'Blog' ? 'default' : 'docs-default-current',
  rank: area === 'Blog' ? 1 : 3,
  sections,
  ...fields,
});

const INDEX = createSearchIndex([
  page('/blog/naming', 'Blog', [
    { level: 1, heading: 'Naming things', texts: ['An enum, an enum, and once more an enum: all about one word.'] },
  ]),
  page(
    '/docs/java',
    'Emitters',
    [
      {
        level: 1,
        heading: 'Java',
        texts: ['Records. An enum becomes a Java enum, with a label for each value of the enum.'],
      },
    ],
    { keywords: ['java records'] },
  ),
  page(
    '/docs/types',
    'Language',
    [
      { level: 1, heading: 'Types', texts: ['A type says what a value looks like.'] },
      {
        anchor: 'enums',
        level: 2,
        heading: 'Enums',
        texts: [
          'One of a few names.',
          'Each value becomes one, and each of them is a value.',
          'A long text about names, so long that only a part of it fits into the room of a snippet in a list.',
        ],
      },
      {
        anchor: 'optional',
        level: 2,
        heading: 'Optional fields',
        texts: ['A <b>question mark</b> makes it optional.'],
        code: ['nickname', '->'],
      },
    ],
    { keywords: ['array'], description: 'The form of values.' },
  ),
  page('/docs/cli', 'Plugins', [
    { level: 1, heading: 'Command line', texts: ['--strict refuses what would only be a warning.'] },
  ]),
  page(
    '/docs/channels',
    'Language',
    [{ level: 1, heading: 'Channels', texts: ['Messages without an answer. A # starts nothing here.'] }],
    { keywords: ['kafka topics', 'records'] },
  ),
]);

const client = createEmbeddedClient(INDEX);
const QUESTION: SearchParameters = { indexName: 'site', query: '', snippetWords: 10, facetFilters: [] };

async function ask(query: string, parameters: Partial<SearchParameters> = {}): Promise<SearchResponse> {
  const { results } = await client.search({ requests: [createSearchRequest({ ...QUESTION, query, ...parameters })] });
  return results[0]!;
}

const paths = ({ hits }: SearchResponse): string[] => hits.map(({ url }) => url.slice(INDEX.origin.length));

describe('R-69 the embedded client', () => {
  it('ranks the section about a subject above sections that only mention it', async () => {
    // The first result has the word in its heading; the other two mention it three times each.
    expect(paths(await ask('enum'))).toEqual(['/docs/types#enums', '/blog/naming', '/docs/java']);
  });

  it('lists the words that no text contains, but not misspelled or known ones', async () => {
    expect((await ask('zeppelin enum')).missingWords).toEqual(['zeppelin']);
    for (const query of ['enum', 'chanels', 'optionalfields', 'opt', ''])
      expect(await ask(query)).not.toHaveProperty('missingWords');
  });

  it('lists missing words as they were typed', async () => {
    expect((await ask('Zéppelins, enum')).missingWords).toEqual(['Zéppelins']);
  });

  it('lists no missing words while a question has stop words only', async () => {
    for (const query of ['how', 'how do i', 'why does']) expect(await ask(query)).not.toHaveProperty('missingWords');
  });

  it('finds a word whose accents are characters of their own', async () => {
    expect(paths(await ask('e\u0301nums'))[0]).toBe('/docs/types#enums');
  });

  it('finds the section of a pasted message, whatever text surrounds the message', async () => {
    const pages = [
      page('/docs/errors', 'Language', [
        { level: 1, heading: 'Messages', texts: ['A message names a line and a position.'] },
        {
          level: 2,
          heading: 'How to read a position',
          anchor: 'read',
          texts: ['The line and the position of an Integer.'],
        },
        { level: 2, heading: 'Comma expected', anchor: 'comma', texts: ['Bounds come in pairs.'] },
        { level: 2, heading: 'Integer expected', anchor: 'integer', texts: ['A status is a number.'] },
      ]),
    ];
    const { search } = createEmbeddedClient(createSearchIndex(pages));
    const query = 'Error: Comma expected, not: Integer at line 3 and position 21';
    const { results } = await search({ requests: [createSearchRequest({ ...QUESTION, query })] });
    expect(paths(results[0]!)[0]).toBe('/docs/errors#comma');
  });

  it('returns one hit per URL, although sections whose headings have no id share one', async () => {
    const pages = [
      page('/vision', 'Site', [
        { level: 1, heading: 'Vision', texts: ['The purpose of a contract.'] },
        { level: 2, heading: 'Contract', texts: ['Text that both sides agree on.'] },
      ]),
    ];
    const { search } = createEmbeddedClient(createSearchIndex(pages));
    const { results } = await search({ requests: [createSearchRequest({ ...QUESTION, query: 'contract' })] });
    expect(paths(results[0]!)).toEqual(['/vision']);
    expect(results[0]).toMatchObject({ nbHits: 1 });
  });

  it('ranks a section whose heading is the query above its page that has the query as a keyword', async () => {
    const [types] = INDEX.pages.filter(({ path }) => path === '/docs/types');
    const { search } = createEmbeddedClient({ ...INDEX, pages: [{ ...types!, keywords: ['enum', 'enums'] }] });
    const { results } = await search({ requests: [createSearchRequest({ ...QUESTION, query: 'enums' })] });
    expect(paths(results[0]!).slice(0, 2)).toEqual(['/docs/types#enums', '/docs/types']);
  });

  it.each(['channels', 'chanels', 'chann'])(
    'ranks a page whose title is the query "%s" above its section with the same word',
    async (query) => {
      const pages = INDEX.pages.map((known) =>
        known.path === '/docs/channels'
          ? {
              ...known,
              sections: [
                ...known.sections,
                { anchor: 'own', level: 2, heading: 'Your own channels', texts: ['Channels of channels.'] },
              ],
            }
          : known,
      );
      const { search } = createEmbeddedClient(createSearchIndex(pages));
      const { results } = await search({ requests: [createSearchRequest({ ...QUESTION, query })] });
      expect(paths(results[0]!)[0]).toBe('/docs/channels');
    },
  );

  it.each([
    ['the beginning of a word', 'opt', '/docs/types#optional'],
    ['a wrong letter', 'chanels', '/docs/channels'],
    ['two swapped letters', 'chnanels', '/docs/channels'],
    ['two swapped letters before the ending of a plural', 'enmus', '/docs/types#enums'],
    ['two wrong letters in a long word', 'optianel', '/docs/types#optional'],
    ['a synonym', 'kafka', '/docs/channels'],
    ['a synonym of two words', 'cli', '/docs/cli'],
    ['a word for a phrase of the list', 'terminal', '/docs/cli'],
    ['a flag', '--strict', '/docs/cli'],
    ['an operator of the language', '->', '/docs/types#optional'],
    ['a single symbol', '#', '/docs/channels'],
    ['a name in a code block', 'nickname', '/docs/types#optional'],
    ['a name that no text contains with its @', '@Nickname', '/docs/types#optional'],
    ['a name whose parts occur in texts', 'java-records', '/docs/java'],
    ['a keyword of the page', 'kafka topics', '/docs/channels'],
    ['a compound', 'optionalfields', '/docs/types#optional'],
    ['a question', 'how do I make a field optional?', '/docs/types#optional'],
  ])('finds %s', async (_, query, path) => {
    expect(paths(await ask(query))[0]).toBe(path);
  });

  it('finds a word with another ending if no text contains it with this one', async () => {
    expect(paths(await ask('labeled'))[0]).toBe('/docs/java');
    expect(paths(await ask('becoming optional')).slice(0, 2)).toContain('/docs/types#optional');
  });

  it('gives less weight to common words of questions, and to the product name', async () => {
    const pages = [
      page('/docs/formatter', 'Emitters', [{ level: 1, heading: 'Formatter', texts: ['Wirespec prints contracts.'] }]),
      page('/docs/versions', 'Documentation', [{ level: 1, heading: 'Versions', texts: ['Companies maintain it.'] }]),
    ];
    const { results } = await createEmbeddedClient(createSearchIndex(pages)).search({
      requests: [createSearchRequest({ ...QUESTION, query: 'who maintains wirespec' })],
    });
    expect(paths(results[0]!)[0]).toBe('/docs/versions');
  });

  it('ranks the section that contains a copied message as a phrase first, even if the end of the message is cut off', async () => {
    expect(paths(await ask('each becomes value'))[0]).toBe('/docs/types#enums');
    for (const message of ['for each value of', '(for each value …', 'for each val'])
      expect(paths(await ask(message))[0]).toBe('/docs/java');
  });

  it('does not guess at short words', async () => {
    expect((await ask('jva')).nbHits).toBe(0);
  });

  it('marks the words that match in headings and texts, and shortens snippets to the requested number of words', async () => {
    const { hits } = await ask('names', { snippetWords: 5 });

    expect(hits[0]).toMatchObject({
      type: 'content',
      content: 'One of a few names.',
      _snippetResult: { content: { value: 'One of a few <mark>names</mark>.' } },
    });
    const [java] = (await ask('label', { snippetWords: 5 })).hits;
    expect(
      java?._snippetResult?.content?.value
        .replaceAll(/<\/?mark>/g, '')
        .replaceAll('…', '')
        .split(' '),
    ).toHaveLength(5);
    expect(java?._snippetResult?.content?.value).toMatch(/^….*<mark>label<\/mark>.*…$/);
  });

  it('returns a heading that matches as a heading, with all headings above it', async () => {
    expect((await ask('enums')).hits[0]).toMatchObject({
      type: 'lvl2',
      hierarchy: { lvl0: 'Language', lvl1: 'Types', lvl2: 'Enums', lvl3: null },
      _snippetResult: { hierarchy: { lvl1: { value: 'Types' }, lvl2: { value: '<mark>Enums</mark>' } } },
    });
  });

  it('returns the description as the content of a page', async () => {
    expect((await ask('types')).hits[0]).toMatchObject({ type: 'lvl1', content: 'The form of values.' });
  });

  it('returns markup in texts unchanged', async () => {
    expect((await ask('question mark')).hits[0]?.content).toBe('A <b>question mark</b> makes it optional.');
  });

  it('requires all filters, but only one of an inner list', async () => {
    const filtered = async (facetFilters: SearchParameters['facetFilters']) =>
      paths(await ask('enum', { facetFilters }));

    expect(await filtered(['language:en', ['docusaurus_tag:default', 'docusaurus_tag:other']])).toEqual([
      '/blog/naming',
    ]);
    expect(await filtered(['language:de'])).toEqual([]);
    expect(await filtered(['hierarchy.lvl0:Emitters'])).toEqual(['/docs/java']);
    expect(await filtered(['unknown:value'])).toEqual([]);
  });

  it('counts hits by facet and cuts them into pages', async () => {
    const response = await ask('enum', { facets: ['hierarchy.lvl0'] });
    expect(response).toMatchObject({
      nbHits: 3,
      nbPages: 1,
      facets: { 'hierarchy.lvl0': { Language: 1, Blog: 1, Emitters: 1 } },
    });

    const { results } = await client.search({
      requests: [{ ...createSearchRequest({ ...QUESTION, query: 'enum', page: 1 }), hitsPerPage: 2 }],
    });
    expect(results[0]).toMatchObject({
      nbHits: 3,
      nbPages: 2,
      hits: [{ url: 'https://example.com/docs/java' }],
    });
  });

  it('responds to several requests at once, in their order', async () => {
    const { results } = await client.search({
      requests: ['channels', 'java'].map((query) => createSearchRequest({ ...QUESTION, query })),
    });
    expect(results.map((response) => paths(response)[0])).toEqual(['/docs/channels', '/docs/java']);
  });

  it.each([
    ['special characters of regular expressions', '^$.*+?()[]{}|\\'.repeat(5).slice(0, 64), 4],
    ['emoji', '🦖🦕👩‍👩‍👧‍👦', 0],
    ['right-to-left text', 'مرحبا עברית \u202E abc', 0],
    ['markup', '<img src=x onerror=alert(1)><mark>', 1],
    ['names of object prototypes', 'constructor __proto__ toString hasOwnProperty', 0],
    ['nothing but white space', ' \t\n\u00A0 ', INDEX.pages.length],
    ['a lone surrogate', '\uD83E type', 1],
    ['a very long query', 'type '.repeat(5000), 1],
    ['combining marks', 'e\u0301\u0301\u0301 t\u0300ype', 0],
  ])('finds only sections of this site for %s', async (_, query, count) => {
    const { hits } = await ask(query);
    expect(hits).toHaveLength(count);
    for (const { url } of hits) expect(url).toMatch(/^https:\/\/example\.com\//);
  });
});

describe('R-61 suggestions', () => {
  it.each(['zzzzzz', 'chandelier optimism', '🦖'])('for %s all have results', async (query) => {
    const suggestions = await suggestQueries(client, { ...QUESTION, query });

    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const suggestion of suggestions) expect((await ask(suggestion)).nbHits).toBeGreaterThan(0);
  });

  it('prefer queries that share words with the query', async () => {
    expect((await suggestQueries(client, { ...QUESTION, query: 'chanxxxx' }))[0]).toBe('Channels');
  });

  it('leave out queries without results', async () => {
    // Returns no results for the query `Channels`, which is the title of a page.
    const picky: SearchClient = {
      async search({ requests }) {
        const { results } = await client.search({ requests });
        return {
          results: results.map((result, index) =>
            requests[index]?.query === 'Channels' ? { ...result, nbHits: 0 } : result,
          ),
        };
      },
    };
    expect(await suggestQueries(client, { ...QUESTION, query: 'chanxxxx' })).toContain('Channels');
    expect(await suggestQueries(picky, { ...QUESTION, query: 'chanxxxx' })).not.toContain('Channels');
  });
});
