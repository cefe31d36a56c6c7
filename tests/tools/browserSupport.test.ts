import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type {
  BrowserName,
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data/types';
import postcss from 'postcss';
import prettier from 'prettier';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listStyleFeatures } from '../support/listStyleFeatures';
import { listWebFeatures, type WebFeature } from '../support/listWebFeatures';

// The code of pages may use the features of the oldest supported browsers (`browserslist` in package.json). MDN's data
// lists the first version of each browser with a feature.

/**
 * Features that some of these browsers lack, by file and name, with the reason why the code may use them without
 * checking in the same expression.
 */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/client/copyText.ts: api.Clipboard.write': 'called only if `ClipboardItem` exists',
  'src/client/copyText.ts: api.ClipboardItem': 'checked with `typeof`',
  'src/client/tasks.ts: api.Scheduler.yield': 'checked with `in`',
  'src/client/tasks.ts: api.Window.requestIdleCallback': 'checked with `typeof`',
};

/**
 * Browsers in MDN's data to which an entry of `browserslist` refers, if they are several. Safari has the same version
 * numbers on iOS and macOS.
 */
const VARIANTS: Partial<Record<string, readonly BrowserName[]>> = { safari: ['safari', 'safari_ios'] };

const BROWSERS = readBrowsers();
// `require` loads the data, because the result of an import differs between versions of Node.
const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const scriptFeatures = ['tsconfig.browser.json', 'tsconfig.worker.json'].flatMap(listWebFeatures);

describe('the code of pages', () => {
  const lacking = scriptFeatures.filter(({ isOptional }) => !isOptional).flatMap(describeLack);

  it('uses features that MDN knows', () => {
    expect(scriptFeatures.length).toBeGreaterThan(1000);
    const known = scriptFeatures.filter((feature) => findData(feature) !== undefined);
    expect(known.length).toBeGreaterThan(scriptFeatures.length / 2);
  });

  it('uses nothing that a supported browser lacks', () => {
    expect(lacking.filter(({ use }) => !(use in ALLOWED)).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('still uses the allowed features', () => {
    const used = new Set(lacking.map(({ use }) => use));
    expect(Object.keys(ALLOWED).filter((use) => !used.has(use))).toEqual([]);
  });
});

/** @returns each supported browser with its oldest supported version */
function readBrowsers(): [BrowserName, number][] {
  const { browserslist } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    browserslist: { production: string[] };
  };

  return browserslist.production.flatMap((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`package.json: browserslist has "${entry}", which this test cannot read.`);

    return (VARIANTS[name] ?? [name as BrowserName]).map((browser): [BrowserName, number] => [
      browser,
      Number(version),
    ]);
  });
}

function describeLack(feature: WebFeature): { use: string; sentence: string }[] {
  const found = findData(feature);
  if (found === undefined) return [];
  const [name, { __compat: compat }] = found;
  const lacking = BROWSERS.filter(([browser, oldest]) => findFirstVersion(compat?.support[browser]) > oldest).map(
    ([browser, oldest]) => `${browser} ${oldest}`,
  );

  return lacking.length === 0
    ? []
    : [
        {
          use: `${feature.file}: ${name}`,
          sentence: `${feature.file}:${feature.line}: ${name} is missing in ${lacking.join(', ')}`,
        },
      ];
}

/** Finds the data about a feature under the first of its names that MDN's data contains. */
function findData({ names }: Pick<WebFeature, 'names'>): [string, Identifier] | undefined {
  for (const name of names) {
    const found = name.split('.').reduce<Identifier | undefined>(
      (data, part) => (data !== undefined && Object.hasOwn(data, part) ? data[part] : undefined),
      // `as`: besides the tree of features, the data has only `__meta` and `browsers`, which no name begins with.
      DATA as unknown as Identifier,
    );
    if (found?.__compat !== undefined) return [name, found];
  }

  return undefined;
}

/** @returns the first version that has a feature without a prefix, a flag or another name; infinity if none has it */
function findFirstVersion(
  statements: SimpleSupportStatement | SimpleSupportStatement[] | 'mirror' | undefined,
): number {
  const plain = [statements ?? []]
    .flat()
    .filter((statement) => statement !== 'mirror')
    .filter(
      ({ prefix, flags, alternative_name: other }) =>
        prefix === undefined && flags === undefined && other === undefined,
    )
    .map(({ version_added: version }) => (typeof version === 'string' ? Number(version.replace('≤', '')) : Infinity))
    .filter((version) => !Number.isNaN(version));

  return plain.length === 0 ? Infinity : Math.min(...plain);
}

/**
 * Pseudo-classes and pseudo-elements that a supported browser may lack, with the reason why a page can do without. The
 * browser then ignores only that rule.
 */
const ALLOWED_IN_STYLES: Readonly<Record<string, string>> = {
  selection: 'iOS draws the selection itself',
  'details-content': 'unfolds sections on paper; without it `src/theme/Details/client.ts` does',
};

describe('the selectors', () => {
  const files = ['src', 'plugins', 'lib', 'config'].flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('__tests__')),
  );
  const lacking = files.flatMap((file) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
    const names = file.endsWith('.css') ? listStyleSelectors(text) : listScriptSelectors(text);

    return [...new Set(names)].flatMap((name) => {
      const support = DATA.css.selectors?.[name]?.__compat?.support;
      const browsers = BROWSERS.filter(
        ([browser, oldest]) => support !== undefined && findFirstVersion(support[browser]) > oldest,
      );

      return browsers.map(([browser, oldest]) => `${file}: :${name} is missing in ${browser} ${oldest}`);
    });
  });

  it('are known to every supported browser', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(lacking.filter((sentence) => !(readName(sentence) in ALLOWED_IN_STYLES && /\.css:/.test(sentence)))).toEqual(
      [],
    );
  });

  it.each([
    ['a constant', "const OPEN = 'details:open > p';"],
    ['an argument of a helper', "findEventTarget(event, 'summary :open');"],
    ['an inline script', "const script = `${start}document.querySelector('dialog:open')${end}`;"],
  ])('are found in %s', (_, text) => {
    expect(listScriptSelectors(text)).toEqual(['open']);
  });

  it('still include each selector that may be missing', () => {
    const used = new Set(lacking.map(readName));
    expect(Object.keys(ALLOWED_IN_STYLES).filter((name) => !used.has(name))).toEqual([]);
  });
});

function readName(sentence: string): string {
  return / :([\w-]+) is missing/.exec(sentence)?.[1] ?? '';
}

function listStyleSelectors(text: string): string[] {
  const names: string[] = [];
  postcss.parse(text).walkRules(({ selector }) => {
    names.push(...listPseudoNames(selector));
  });

  return names;
}

/**
 * Reads all strings, because selectors are also in constants, in arguments of helpers and in inline scripts. The
 * argument of `CSS.supports`, which begins with `selector(`, is not a use.
 */
function listScriptSelectors(text: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    const isText = ts.isLiteralExpression(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
    if (isText && !node.text.startsWith('selector(')) names.push(...listPseudoNames(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('script.tsx', text, ts.ScriptTarget.Latest));

  return names;
}

/** Lists the names of the pseudo-classes and pseudo-elements in a selector. */
function listPseudoNames(selector: string): string[] {
  return [...selector.matchAll(/::?([a-z][a-z-]+)/g)].flatMap(([, name]) => name ?? []);
}

/**
 * Style features that a supported browser may lack, by a name or its beginning, with the reason why a page can do
 * without.
 */
const ALLOWED_STYLES: Readonly<Record<string, string>> = {
  'css.at-rules.media.scripting':
    'without scripts and without it, tabs show their first panel only, and small windows have no menu',
  'css.at-rules.page': 'the margins of paper are then those of the browser',
  'css.properties.-webkit-tap-highlight-color': 'only touch screens have this color',
  'css.properties.box-decoration-break': 'the build adds the prefix',
  'css.properties.break-after.avoid': 'a page of paper may then end after a heading',
  'css.properties.break-before.column': 'the columns of the cheat sheet then break elsewhere',
  'css.properties.contain-intrinsic-size': 'belongs to `content-visibility`',
  'css.properties.content-visibility': 'saves work only',
  'css.properties.cursor': 'iOS shows a cursor only when a mouse is connected',
  'css.properties.forced-color-adjust': 'Safari has no forced colors; Firefox then draws a border of its own color',
  'css.properties.grid-template-rows.subgrid': 'rows of neighbors then have heights of their own',
  'css.properties.orphans': 'concerns paper only',
  'css.properties.reading-flow':
    'without scripts and without it, the Tab key reaches the sidebar of a small window before the content',
  'css.properties.scroll-initial-target': '`src/client/centerInContainer.ts` does it by script',
  'css.properties.scrollbar-color': 'scrollbars then look as in other programs',
  'css.properties.scrollbar-width': 'scrollbars then look as in other programs',
  'css.properties.text-decoration.dotted': 'the build adds the prefix',
  'css.properties.text-decoration.wavy': 'the build adds the prefix',
  'css.properties.text-size-adjust': 'the build adds the prefix; Firefox on computers needs none',
  'css.properties.text-wrap': 'lines then break anywhere',
  'css.properties.widows': 'concerns paper only',
  'css.types.type': 'used inside `@supports`; without the feature, columns change their width while rows load',
};

const findAllowedStyle = (name: string): string | undefined =>
  Object.keys(ALLOWED_STYLES).find((allowed) => name === allowed || name.startsWith(`${allowed}.`));

const styleFiles = ['src', 'plugins'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => file.endsWith('.css')),
);
const styleFeatures = styleFiles.flatMap((file) =>
  listStyleFeatures(readFileSync(path.join(REPOSITORY, file), 'utf8')).flatMap((names) => {
    const found = findData({ names });
    return found === undefined ? [] : [{ file, name: found[0], compat: found[1].__compat }];
  }),
);

describe('the styles', () => {
  const lacking = new Map(
    styleFeatures.flatMap(({ file, name, compat }) => {
      const browsers = BROWSERS.filter(([browser, oldest]) => findFirstVersion(compat?.support[browser]) > oldest);
      return browsers.length === 0
        ? []
        : [[name, `${file}: ${name} is missing in ${browsers.map((entry) => entry.join(' ')).join(', ')}`]];
    }),
  );

  it('use only features of all supported browsers', () => {
    expect(styleFeatures.length).toBeGreaterThan(1000);
    expect(
      [...lacking].filter(([name]) => findAllowedStyle(name) === undefined).map(([, sentence]) => sentence),
    ).toEqual([]);
  });

  it('still use the features that may be missing', () => {
    const used = new Set([...lacking.keys()].map(findAllowedStyle));
    expect(Object.keys(ALLOWED_STYLES).filter((name) => !used.has(name))).toEqual([]);
  });
});

/** The browsers that Baseline considers. */
const CORE: readonly BrowserName[] = [
  'chrome',
  'chrome_android',
  'edge',
  'firefox',
  'firefox_android',
  'safari',
  'safari_ios',
];

/** Number of months for which all these browsers must have had a feature before Baseline calls it widely available. */
const WIDE_MONTHS = 30;

/** @returns the release time in milliseconds since the epoch; infinity for a version that MDN does not know */
function findReleaseTime(browser: BrowserName, version: number): number {
  const releases = Object.entries(DATA.browsers[browser].releases);
  const date = releases.find(([name]) => Number(name) === version)?.[1].release_date;

  return date === undefined ? Infinity : Date.parse(date);
}

/** Release time of the newest among the oldest supported versions, in milliseconds since the epoch. */
const FLOOR_TIME = Math.max(...BROWSERS.map(([browser, oldest]) => findReleaseTime(browser, oldest)));

function isWidelyAvailable({ support }: CompatStatement): boolean {
  const limit = new Date(FLOOR_TIME);
  limit.setUTCMonth(limit.getUTCMonth() - WIDE_MONTHS);

  return CORE.every((browser) => {
    const version = findFirstVersion(support[browser]);
    // A feature of version 1 is old enough, even if MDN does not know when that version was released.
    return version <= 1 || findReleaseTime(browser, version) <= limit.getTime();
  });
}

/** Describes the support of a browser according to MDN: a version, `no`, or a restriction. */
function describeSupport(statements: CompatStatement['support'][BrowserName]): string {
  const [first] = [statements ?? []].flat();
  if (first === undefined) return 'unknown';
  const { version_added: version, partial_implementation: isPartial, prefix } = first;
  if (version === false) return 'no';

  return [
    version,
    ...(isPartial === true ? ['in part'] : []),
    ...(prefix === undefined ? [] : [`as \`${prefix}\``]),
  ].join(' ');
}

it('docs-dev/webkit.md lists the support in Safari, according to MDN, of all features that are not widely available', async () => {
  const scripts = scriptFeatures.flatMap((feature) => {
    const [name, { __compat: compat }] = findData(feature) ?? ['', {}];
    return [{ name, compat }];
  });
  const selectors = styleFiles.flatMap((file) =>
    listStyleSelectors(readFileSync(path.join(REPOSITORY, file), 'utf8')).map((selector) => ({
      name: `css.selectors.${selector}`,
      compat: DATA.css.selectors?.[selector]?.__compat,
    })),
  );
  const rows = new Set(
    [...scripts, ...styleFeatures, ...selectors].flatMap(({ name, compat }) =>
      compat === undefined || isWidelyAvailable(compat)
        ? []
        : `| \`${name}\` | ${describeSupport(compat.support.safari)} | ${describeSupport(compat.support.safari_ios)} |`,
    ),
  );
  const note = path.join(REPOSITORY, 'docs-dev', 'webkit.md');
  const [head] = readFileSync(note, 'utf8').split('\n| feature');
  const lines = [
    '| feature | Safari on macOS since | Safari on iOS since |',
    '| --- | --- | --- |',
    ...[...rows].sort(),
  ];
  const options = await prettier.resolveConfig(note);
  const text = await prettier.format(`${head}\n${lines.join('\n')}\n`, { ...options, filepath: note });
  await expect(text).toMatchFileSnapshot(note);
});
