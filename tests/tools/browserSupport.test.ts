import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { listWebFeatures, type WebFeature } from '../support/listWebFeatures';

// What the code of pages may use is what the oldest browsers have for which it is built (`browserslist` in package.json). MDN's data says since when each browser has something.

/** What not all of these browsers have, by file and name, with the reason why it may be used without asking for it in the same expression. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/client/copyText.ts: api.Clipboard.write': 'only where there is `ClipboardItem`',
  'src/client/copyText.ts: api.ClipboardItem': 'asked for with `typeof`',
  'src/client/navigation/syncHead.ts: api.HTMLLinkElement.fetchPriority':
    'a hint: without it the styles come a little later',
  'src/client/tasks.ts: api.Window.requestIdleCallback': 'asked for with `typeof`',
};

const BROWSERS = readBrowsers();
// What an import gets of it is not the same in all versions of Node.
const DATA = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

describe('the code of pages', () => {
  const features = ['tsconfig.browser.json', 'tsconfig.worker.json'].flatMap(listWebFeatures);
  const lacking = features.filter(({ isOptional }) => !isOptional).flatMap(describeLack);

  it('is looked through', () => {
    expect(features.length).toBeGreaterThan(1000);
    expect(features.filter((feature) => findData(feature) !== undefined).length).toBeGreaterThan(features.length / 2);
  });

  it('uses nothing that a browser lacks for which it is built', () => {
    expect(lacking.filter(({ use }) => !(use in ALLOWED)).map(({ sentence }) => sentence)).toEqual([]);
  });

  it('still uses what it may use', () => {
    const used = new Set(lacking.map(({ use }) => use));
    expect(Object.keys(ALLOWED).filter((use) => !used.has(use))).toEqual([]);
  });
});

/** @returns the oldest version of each browser */
function readBrowsers(): [BrowserName, number][] {
  const { browserslist } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    browserslist: { production: string[] };
  };

  return browserslist.production.map((entry) => {
    const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
    if (name === undefined) throw new Error(`package.json: browserslist has "${entry}", which this test cannot read.`);

    return [name as BrowserName, Number(version)];
  });
}

function describeLack(feature: WebFeature): { use: string; sentence: string }[] {
  const found = findData(feature);
  if (found === undefined) return [];
  const [name, { __compat: compat }] = found;
  const lacking = BROWSERS.filter(([browser, oldest]) => since(compat?.support[browser]) > oldest).map(
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

/** The first of its names that the data has. */
function findData({ names }: WebFeature): [string, Identifier] | undefined {
  for (const name of names) {
    const found = name.split('.').reduce<Identifier | undefined>(
      (data, part) => (data !== undefined && Object.hasOwn(data, part) ? data[part] : undefined),
      // The tree of features begins below what the data says of itself.
      DATA as unknown as Identifier,
    );
    if (found?.__compat !== undefined) return [name, found];
  }

  return undefined;
}

/** @returns the version that has it in full, without a prefix or a setting; infinity where there is none */
function since(statements: SimpleSupportStatement | SimpleSupportStatement[] | 'mirror' | undefined): number {
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

/** A call with a selector, which throws for one that the browser does not know. */
const CALLS = /\b(?:querySelector|querySelectorAll|closest|matches)(?:<[^>]*>)?\(\s*(?:'([^']*)'|"([^"]*)"|`([^`]*)`)/g;

/** Selectors that a browser may not know: it then leaves out the rule alone, which the page can do without. */
const ALLOWED_IN_STYLES: Readonly<Record<string, string>> = {
  'details-content': 'unfolds sections on paper; without it `src/theme/Details/client.ts` does',
};

describe('the selectors', () => {
  const files = ['src', 'plugins', 'lib'].flatMap((folder) =>
    readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file))
      .filter((file) => /\.(?:css|tsx?)$/.test(file) && !file.includes('__tests__')),
  );
  const lacking = files.flatMap((file) => {
    const text = readFileSync(path.join(REPOSITORY, file), 'utf8');
    const names = file.endsWith('.css') ? listStyleSelectors(text) : listCalledSelectors(text);

    return [...new Set(names)].flatMap((name) => {
      const support = DATA.css.selectors?.[name]?.__compat?.support;
      const browsers = BROWSERS.filter(
        ([browser, oldest]) => support !== undefined && since(support[browser]) > oldest,
      );

      return browsers.map(([browser, oldest]) => `${file}: :${name} is missing in ${browser} ${oldest}`);
    });
  });

  it('are known to every browser for which the site is built', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(lacking.filter((sentence) => !(readName(sentence) in ALLOWED_IN_STYLES && /\.css:/.test(sentence)))).toEqual(
      [],
    );
  });

  it('are those that may be missing', () => {
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

function listCalledSelectors(text: string): string[] {
  return [...text.matchAll(CALLS)].flatMap(([, one = '', two = '', three = '']) => listPseudoNames(one + two + three));
}

/** The names of the pseudo-classes and pseudo-elements of a selector. */
function listPseudoNames(selector: string): string[] {
  return [...selector.matchAll(/::?([a-z][a-z-]+)/g)].flatMap(([, name]) => name ?? []);
}
