import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { expect, test } from '@playwright/test';
import { SyntaxValidator } from 'fast-xml-validator';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, listElements } from '../../lib/built-pages/BuiltPage';
import { readBuiltPages } from '../../lib/built-pages/readBuiltPages';
import { compilerVersion } from '../../lib/compiler';
import { readRoutes } from '../support/readRoutes';
import { readSite, readSiteFile, toHostPath, toRoute } from '../support/readSite';
import { BELOW } from '../support/sites';

// Checks files only. Needs no browser.

const ORIGIN = 'https://wirespec.io';

/** Returns the published address of a page or file. */
const toAddress = (route: string): string => ORIGIN + toHostPath(route);

/** Returns whether an address of the site leads to a file or a page. */
function exists(address: string): boolean {
  const file = path.join(readSite().folder, decodeURIComponent(toRoute(new URL(address).pathname)));

  return existsSync(path.extname(file) === '' ? path.join(file, 'index.html') : file);
}

/** Returns the name of the Markdown file for a page. The address of the page may end with a slash. */
function nameMarkdown(route: string): string {
  return `${route.slice(1).replace(/\/$/, '')}.md`;
}

const address = Joi.string().uri({ scheme: 'https' });
const date = Joi.string().isoDate();
const organization = Joi.object({ '@type': 'Organization', name: Joi.string().required(), url: address.required() });
const person = Joi.object({
  '@type': 'Person',
  name: Joi.string().required(),
  description: Joi.string(),
  image: address,
  url: address,
});
const post = Joi.object({
  '@type': 'BlogPosting',
  '@id': address.required(),
  author: Joi.alternatives(person, Joi.array().items(person)).required(),
  datePublished: date.required(),
  dateModified: date,
  description: Joi.string().required(),
  headline: Joi.string().max(110).required(),
  image: Joi.any(),
  isPartOf: Joi.object(),
  keywords: Joi.array().items(Joi.string()),
  mainEntityOfPage: address.required(),
  name: Joi.string(),
  url: address.required(),
});
const context = { '@context': Joi.valid('https://schema.org').required() };

/**
 * Properties that search engines require of the types on this site:
 * https://developers.google.com/search/docs/appearance/structured-data and https://schema.org.
 */
const SCHEMAS: Readonly<Record<string, ReturnType<typeof Joi.object>>> = {
  TechArticle: Joi.object({
    ...context,
    '@type': Joi.required(),
    '@id': address.required(),
    headline: Joi.string().max(110).required(),
    description: Joi.string().required(),
    url: address.required(),
    mainEntityOfPage: address.required(),
    inLanguage: 'en',
    image: address.required(),
    isPartOf: Joi.object({ '@type': 'WebSite', name: 'Wirespec', url: address.required() }).required(),
    author: organization.required(),
    dateModified: date,
  }),
  SoftwareSourceCode: Joi.object({
    ...context,
    '@type': Joi.required(),
    name: Joi.string().required(),
    description: Joi.string().required(),
    version: Joi.valid(compilerVersion).required(),
    url: address.required(),
    codeRepository: address.required(),
    programmingLanguage: Joi.string().required(),
    license: Joi.object({ '@type': 'CreativeWork', name: Joi.string().required() }).required(),
    author: organization.required(),
  }),
  BreadcrumbList: Joi.object({
    ...context,
    '@type': Joi.required(),
    itemListElement: Joi.array()
      .items(
        Joi.object({
          '@type': 'ListItem',
          position: Joi.number().integer().min(1).required(),
          name: Joi.string().required(),
          item: address,
        }),
      )
      .min(1)
      .required(),
  }),
  BlogPosting: post.keys(context),
  Blog: Joi.object({
    ...context,
    '@type': Joi.required(),
    '@id': address.required(),
    blogPost: Joi.array().items(post).min(1).required(),
    description: Joi.string().required(),
    headline: Joi.string().required(),
    mainEntityOfPage: address.required(),
  }),
};

/**
 * Elements that the formats require exactly once: https://www.rssboard.org/rss-specification and
 * https://www.rfc-editor.org/rfc/rfc4287.
 */
const listXmlFeeds = () => [
  {
    file: 'rss.xml',
    tag: '<item>',
    head: [
      '<rss version="2.0"',
      '<title>',
      '<link>',
      '<description>',
      `rel="self" type="application/rss+xml" href="${toAddress('/blog/rss.xml')}"`,
    ],
    parts: ['<title>', `<link>${toAddress('/blog/')}`, '<guid', '<pubDate>', '<description>'],
    content: /<content:encoded><!\[CDATA\[(.*?)\]\]>/s,
  },
  {
    file: 'atom.xml',
    tag: '<entry>',
    head: [
      '<feed xmlns="http://www.w3.org/2005/Atom"',
      `<id>${toAddress('/blog')}</id>`,
      '<title>',
      '<updated>',
      `rel="self" type="application/atom+xml" href="${toAddress('/blog/atom.xml')}"`,
    ],
    parts: [
      '<title',
      `<id>${toAddress('/blog/')}`,
      `<link href="${toAddress('/blog/')}`,
      '<updated>',
      '<summary',
      '<author>',
    ],
    content: /<content type="html"><!\[CDATA\[(.*?)\]\]>/s,
  },
];

/** The part of the feed that the test reads. */
interface JsonFeed {
  /** `date_modified` is the day of the post. */
  items: { content_html: string; url: string; date_modified: string }[];
}

/** https://www.jsonfeed.org/version/1/ */
const JSON_FEED = Joi.object({
  version: Joi.valid('https://jsonfeed.org/version/1').required(),
  title: Joi.string().required(),
  home_page_url: address.required(),
  items: Joi.array()
    .items(
      Joi.object({
        id: address.required(),
        url: address.required(),
        title: Joi.string().required(),
        content_html: Joi.string().required(),
        date_modified: date.required(),
        author: Joi.object({ name: Joi.string().required(), url: address }).required(),
        tags: Joi.array().items(Joi.string()).required(),
      }),
    )
    .length(4)
    .required(),
});

const listPages = (): BuiltPage[] => readBuiltPages(readSite().folder, readSite().path);

/** Reads the structured data of a page. */
function readStructuredData(page: BuiltPage): Record<string, unknown>[] {
  return listElements(page.head, ({ properties }) => properties.type === 'application/ld+json').map(
    // `as`: every JSON object is a record, and the schemas check its content.
    (script) => JSON.parse(toString(script)) as Record<string, unknown>,
  );
}

test(
  'the structured data of every page is valid, and every page of documentation and every post has structured data',
  BELOW,
  () => {
    const problems: string[] = [];
    const found = new Map<string, number>();
    for (const page of listPages()) {
      if (page.main === undefined) continue;
      const types = readStructuredData(page).map((data) => {
        const type = String(data['@type']);
        const error =
          SCHEMAS[type] === undefined ? `unknown type ${type}` : SCHEMAS[type].validate(data).error?.message;
        if (error !== undefined) problems.push(`${page.path}: ${error}`);
        found.set(type, (found.get(type) ?? 0) + 1);

        return type;
      });
      if (page.kind === 'docs' && types.sort().join() !== 'BreadcrumbList,TechArticle') {
        problems.push(`${page.path}: ${types.join()}`);
      }
      page.releaseTree();
    }
    expect(problems).toEqual([]);
    expect([...found.keys()].sort()).toEqual(Object.keys(SCHEMAS).sort());
    expect(found.get('SoftwareSourceCode')).toBe(1);
    expect(found.get('BlogPosting')).toBeGreaterThanOrEqual(4);
  },
);

test('every page in the sitemap has an address, a title, a description and a picture for sharing', BELOW, () => {
  const routes = readRoutes();
  const pages = listPages().filter((page) => routes.includes(toRoute(page.path)));
  const problems = pages.flatMap((page) => {
    const missing = ['og:url', 'og:title', 'og:description', 'og:image', 'twitter:card', 'twitter:image'].filter(
      (name) => page.getMeta(name) === undefined,
    );
    const isCanonical = page.canonicalLink?.properties.href === ORIGIN + page.path;
    page.releaseTree();

    return [...missing, ...(isCanonical ? [] : ['canonical'])].map((name) => `${page.path}: ${name}`);
  });
  expect(pages).toHaveLength(routes.length);
  expect(problems).toEqual([]);
});

test('llms.txt has the form of https://llmstxt.org, and each of its links leads to a file', BELOW, () => {
  const text = readSiteFile('llms.txt');
  expect(text).toMatch(/^# \S.*\n\n> \S.*\n\n(?!#)/);
  const [, ...sections] = text.split(/^## /m);
  expect(sections.map((section) => section.split('\n')[0])).toEqual(
    expect.arrayContaining(['Documentation', 'Language', 'Emitters', 'Blog', 'Files', 'Optional']),
  );
  const lines = sections.flatMap((section) => section.trim().split('\n').slice(2));
  expect(lines.filter((line) => !/^- \[[^\]]+\]\(https:\/\/[^)]+\): \S/.test(line))).toEqual([]);
  const links = lines.map((line) => /\]\(([^)]+)\)/.exec(line)?.[1] ?? '');
  expect(links.filter((link) => !exists(link))).toEqual([]);
  const pages = readRoutes().filter((route) => /^\/(?:docs|blog)(?:\/|$)/.test(route));
  expect(pages.filter((route) => !links.includes(toAddress(`/${nameMarkdown(route)}`)))).toEqual([]);
});

test('llms-full.txt has the whole text of every documentation page and post', BELOW, () => {
  const text = readSiteFile('llms-full.txt');
  const routes = readRoutes().filter((route) => route.startsWith('/docs/'));
  const missing = routes.filter(
    (route) => !text.includes(`Source: ${toAddress(route)}\n\n${readSiteFile(nameMarkdown(route)).trim()}`),
  );
  expect(routes.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
  expect(text.split(`\nSource: ${toAddress('/blog/')}`)).toHaveLength(5);
});

test('the blog has feeds as RSS, Atom and JSON with all posts', BELOW, () => {
  const bodies: string[] = [];
  for (const { file, tag, head, parts, content } of listXmlFeeds()) {
    const feed = readSiteFile(`blog/${file}`);
    expect(SyntaxValidator.validate(feed)).toBe(true);
    const [start = '', ...entries] = feed.split(tag);
    expect(entries).toHaveLength(4);
    expect(head.filter((part) => !start.includes(part))).toEqual([]);
    for (const entry of entries) {
      const [, body = ''] = content.exec(entry) ?? [];
      const rest = entry.replace(content, '');
      expect(parts.filter((part) => rest.split(part).length !== 2)).toEqual([]);
      bodies.push(body);
    }
  }
  const feed: unknown = JSON.parse(readSiteFile('blog/feed.json'));
  // `as`: the schema has just checked it.
  const { items } = Joi.attempt(feed, JSON_FEED, { allowUnknown: true }) as JsonFeed;
  bodies.push(...items.map(({ content_html: content }) => content));
  expect(bodies).toHaveLength(12);
  const days = items.map(({ date_modified: day }) => day);
  expect(days).toEqual([...days].sort().reverse());
  for (const [file, link] of [
    ['rss.xml', /<item>.*?<link>(.*?)<\/link>/gs],
    ['atom.xml', /<entry>.*?<link href="(.*?)"\/>/gs],
  ] as const)
    expect([...readSiteFile(`blog/${file}`).matchAll(link)].map(([, found]) => found)).toEqual(
      items.map(({ url }) => url),
    );
  for (const body of bodies) {
    expect(body).toContain('<pre><code class="language-');
    expect(body).not.toMatch(
      /<(?:button|svg|script|style)| (?:style|role|tabindex|data-\w+|on\w+)=|(?:href|src)="(?!https?:)/,
    );
  }
});

test('robots.txt, the sitemap and the description of the search have the address of the site', BELOW, () => {
  expect(readSiteFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${toAddress('/sitemap.xml')}\n`);
  const search = readSiteFile('opensearch.xml');
  expect(SyntaxValidator.validate(search)).toBe(true);
  expect(search).toContain(`template="${toAddress('/search')}?q={searchTerms}"`);
  const home = readSiteFile('index.html');
  expect(home).toContain(
    `<link rel=search type=application/opensearchdescription+xml title=Wirespec href=${toHostPath('/opensearch.xml')}>`,
  );
});

test('the sitemap has the day on which every page with a source last changed, if the clone is complete', () => {
  const entries = readSiteFile('sitemap.xml').match(/<url>.*?<\/url>/g) ?? [];
  const dated = entries.filter((entry) => /<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/.test(entry));
  const hasDates = /theme-last-updated/.test(readSiteFile('docs/language/types/index.html'));
  test.skip(!hasDates, 'Built without the history of the sources, so there are no dates.');
  expect(dated.filter((entry) => entry.includes('/docs/')).length).toBe(
    readRoutes().filter((route) => route.startsWith('/docs/')).length,
  );
  expect(dated.filter((entry) => entry.includes('/blog/')).length).toBeGreaterThanOrEqual(4);
});

test('example contracts, the grammar and the messages of the compiler have stable addresses', BELOW, () => {
  const examples = JSON.parse(readSiteFile('examples.json')) as { name: string; url: string }[];
  expect(examples.map(({ name }) => name)).toContain('library/library.ws');
  expect(examples.filter(({ url }) => !exists(url))).toEqual([]);
  expect(readSiteFile('examples/library/library.ws')).toBe(readFileSync('examples/library/library.ws', 'utf8'));
  expect(readSiteFile('wirespec.ebnf')).toBe(readFileSync('lib/grammar/ebnf/wirespec.ebnf', 'utf8'));
  expect(JSON.parse(readSiteFile('wirespec.tmLanguage.json'))).toMatchObject({ scopeName: 'source.wirespec' });

  const { compiler, messages } = JSON.parse(readSiteFile('compiler-messages.json')) as {
    compiler: string;
    messages: { messages: string[]; causes: string[]; page: string; examples: { diagnostics: string[] }[] }[];
  };
  expect(compiler).toBe(compilerVersion);
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter(({ page, causes }) => !exists(page) || causes.length === 0)).toEqual([]);
  const colon = messages.find(({ messages: [first] }) => first === 'Colon expected');
  expect(colon?.examples.flatMap(({ diagnostics }) => diagnostics).join('\n')).toContain(
    'Colon expected, not: WsString',
  );
});
