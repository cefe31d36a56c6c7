import { expect, test } from '@playwright/test';
import type { Element, ElementContent } from 'hast';
import { compilerVersion } from '../../lib/compiler';
import { CODE_ROLES } from '../../lib/highlight/types';
import {
  openSampleHost,
  readBlock,
  readFences,
  readPageSources,
  type SampleBlock,
  substituteVersion,
} from '../../lib/samples';
import type { ContractSampleData } from '../../lib/samples/kinds/contract/types';
import { REPOSITORY } from '../support/sites';
import { type ParsedPage, findElements, hasClass, readAttribute, readPages, readText } from '../support/readPages';

// Compares the code in built pages with the current results of the compiler. Needs no browser.

let pages: readonly ParsedPage[] = [];
let contracts: readonly Shown[] = [];
let wrongContracts: readonly Shown[] = [];

interface Shown {
  page: ParsedPage;
  element: Element;
}

test.beforeAll(() => {
  pages = readPages();
  contracts = pages.flatMap((page) =>
    findElements(page.tree, ({ properties }) => properties.dataContract !== undefined).map((element) => ({
      page,
      element,
    })),
  );
  wrongContracts = contracts.filter(({ element }) => readAttribute(element, 'dataContract') === 'wrong');
});

/** Returns the text of the first `code` below an element; for a contract, that is the contract itself. */
function readCode(element: Element): string {
  const [code] = findElements(element, ({ tagName }) => tagName === 'code');

  return code === undefined ? '' : readText(code);
}

interface ShownMessage {
  line: number;
  column: number;
  message: string;
}

/** Reads the compiler's messages below a wrong contract. */
function readMessages(element: Element): ShownMessage[] {
  return findElements(element, ({ tagName }) => tagName === 'li')
    .filter((item) => /^line \d+, column \d+ /.test(readText(item)))
    .map((item) => {
      const [, line = '', column = '', message = ''] =
        /^line (\d+), column (\d+) ([\s\S]*)$/.exec(readText(item)) ?? [];

      return { line: Number(line), column: Number(column), message };
    });
}

/**
 * Lists the beginnings of underlined text, as `line:column`. Adjacent pieces count as one. A position after the end of
 * a line has no text.
 */
function readUnderlines(element: Element): { start: string; text: string }[] {
  const [code] = findElements(element, ({ tagName }) => tagName === 'code');
  const places: { start: string; end: number; text: string }[] = [];
  let before = '';
  const read = (node: ElementContent): void => {
    const isPlace = node.type === 'element' && hasClass(node, 'cw');
    if (node.type === 'element' && !isPlace) {
      node.children.forEach(read);
      return;
    }
    const text = node.type === 'text' ? node.value : node.type === 'element' ? readText(node) : '';
    const previous = places.at(-1);
    if (isPlace && previous?.end === before.length) {
      previous.text += text;
      previous.end += text.length;
    } else if (isPlace) {
      const lines = before.split('\n');
      places.push({ start: `${lines.length}:${lines.at(-1)!.length + 1}`, end: before.length + text.length, text });
    }
    before += text;
  };
  code?.children.forEach(read);

  return places.map(({ start, text }) => ({ start, text }));
}

test('R-43 the pages contain contracts of every kind', () => {
  const kinds = new Set(contracts.map(({ element }) => readAttribute(element, 'dataContract')));
  expect([...kinds].sort()).toEqual(['fragment', 'valid', 'wrong']);
  expect(contracts.length).toBeGreaterThan(100);
});

test('R-43 every contract has and shows the version of the compiler that checked it', () => {
  const problems = contracts
    .filter(({ element }) => {
      const text = readText(element);
      const isWrong = readAttribute(element, 'dataContract') === 'wrong';

      return (
        readAttribute(element, 'dataCompiler') !== compilerVersion ||
        !(isWrong
          ? text.includes('Does not compile')
          : text.toLowerCase().includes(`checked with wirespec ${compilerVersion}`)) ||
        (isWrong && !text.includes(`Wirespec ${compilerVersion} says:`))
      );
    })
    .map(({ page, element }) => `${page.route}: ${readCode(element)}`);
  expect(problems).toEqual([]);
});

test('R-43 the compiler has read every block in the contract language', () => {
  let count = 0;
  const problems = pages.flatMap((page) => {
    const blocks = findElements(page.tree, (element) => hasClass(element, 'language-wirespec'));
    const proved = new Set(
      findElements(page.tree, ({ properties }) => properties.dataCompiler !== undefined).flatMap((element) =>
        findElements(element, (child) => hasClass(child, 'language-wirespec')),
      ),
    );

    count += blocks.length;
    return blocks.filter((block) => !proved.has(block)).map((block) => `${page.route}: ${readCode(block)}`);
  });
  expect(count).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});

test('R-43 every wrong contract shows a message, and the position of each message is underlined', () => {
  const problems = wrongContracts.flatMap(({ page, element }) => {
    const messages = readMessages(element);
    const starts = readUnderlines(element).map(({ start }) => start);
    const notUnderlined = messages.filter(({ line, column }) => !starts.includes(`${line}:${column}`));

    return [
      ...(messages.length === 0 ? [`${page.route}: no message under\n${readCode(element)}`] : []),
      ...notUnderlined.map(
        ({ line, column, message }) =>
          `${page.route}: "${message}" is about ${line}:${column}, underlined is ${starts.join(' and ')}, in\n${readCode(element)}`,
      ),
    ];
  });
  expect(problems).toEqual([]);
  expect(wrongContracts.length).toBeGreaterThan(0);
});

test('R-43 nothing is underlined in contracts that compile', () => {
  const problems = contracts
    .filter(({ element }) => readAttribute(element, 'dataContract') !== 'wrong')
    .filter(({ element }) => findElements(element, (child) => hasClass(child, 'cw')).length > 0)
    .map(({ page, element }) => `${page.route}: ${readCode(element)}`);
  expect(problems).toEqual([]);
});

/** The result of proving a block of any kind. */
type Sample = Awaited<ReturnType<SampleBlock['prove']>>['sample'];

/** The blocks of one documentation page: what its source asks for and what the built page shows in that place. */
interface Comparison {
  page: string;
  sample: Sample;
  shown: Element;
}

/**
 * Proves the blocks of all documentation pages again and pairs them with those of the built pages. Omits console
 * blocks, which the build has run.
 */
async function compareDocs(): Promise<Comparison[]> {
  const host = openSampleHost(REPOSITORY);
  const comparisons: Comparison[] = [];
  for (const { path, text } of readPageSources(REPOSITORY, ['docs'])) {
    const id = path.replace(/^docs\//, '').replace(/\.mdx?$/, '');
    const page = pages.find(({ html }) => /<html[^>]*\bdocs-doc-id-([^\s"]+)/.exec(html)?.[1] === id);
    if (page === undefined) {
      throw new Error(`${path} has no page in the built site: build the site first with "npm run build".`);
    }
    const shown = findElements(page.tree, ({ properties }) => properties.dataCompiler !== undefined);
    const fences = readFences(substituteVersion(text)).filter(({ language }) =>
      /^(?:wirespec|ws|output|console)$/.test(language),
    );
    if (shown.length !== fences.length) {
      throw new Error(
        `${page.route} shows ${shown.length} blocks of the compiler, but ${path} has ${fences.length}: build the site again.`,
      );
    }
    for (const [index, fence] of fences.entries()) {
      if (fence.language !== 'console') {
        comparisons.push({ page: path, sample: (await readBlock(fence).prove(host)).sample, shown: shown[index]! });
      }
    }
  }

  return comparisons;
}

function readContract(sample: Sample): ContractSampleData | undefined {
  return sample.kind === 'contract' ? sample : sample.kind === 'converted' ? sample.contract : undefined;
}

test('R-43 R-44 every contract, message and generated file of the documentation matches the current output of the compiler', async () => {
  const problems: string[] = [];
  const comparisons = await compareDocs();
  for (const { page, sample, shown } of comparisons) {
    const contract = readContract(sample);
    const files =
      contract?.outputs.flatMap((output) => output.files) ?? (sample.kind === 'output' ? sample.output.files : []);
    const expected = [...(contract === undefined ? [] : [contract.block]), ...files].map(({ code }) => code);
    const actual = findElements(shown, ({ tagName }) => tagName === 'code').map((code) => readText(code));
    if (contract !== undefined) {
      const messages = contract.diagnostics.map(({ line, column, message }) => ({ line, column, message }));
      if (JSON.stringify(readMessages(shown)) !== JSON.stringify(messages)) {
        problems.push(
          `${page}: the compiler says ${JSON.stringify(messages)}, the page ${JSON.stringify(readMessages(shown))}`,
        );
      }
    }
    if (JSON.stringify(actual) !== JSON.stringify(expected)) {
      problems.push(`${page}: made now:\n${expected.join('\n---\n')}\nshown:\n${actual.join('\n---\n')}`);
    }
  }
  expect(problems).toEqual([]);
  expect(comparisons.filter(({ sample }) => sample.kind === 'output').length).toBeGreaterThan(0);
});

const LANGUAGES = [
  'wirespec',
  'java',
  'typescript',
  'bash',
  'properties',
  'gradle',
  'kotlin',
  'json',
  'yaml',
  'xml',
  'python',
];

/** Lists the roles in a block, and `text` if some of its text has no role. */
function listRoles(block: Element): Set<string> {
  const roles = Object.keys(CODE_ROLES);
  const findRole = (element: Element) => roles.find((role) => hasClass(element, `c${role}`));
  const colored = findElements(block, (element) => element.tagName === 'span' && findRole(element) !== undefined);
  const countCharacters = (text: string) => text.replaceAll(/\s/g, '').length;
  const isWhole = countCharacters(colored.map(readText).join('')) === countCharacters(readCode(block));

  return new Set([...colored.flatMap((element) => findRole(element) ?? []), ...(isWhole ? [] : ['text'])]);
}

for (const language of LANGUAGES) {
  test(`R-41 a page shows ${language} in several roles of code`, () => {
    const blocks = pages.flatMap(({ tree }) =>
      findElements(tree, (element) => hasClass(element, `language-${language}`)),
    );
    const roles = blocks.map(listRoles);
    expect(blocks.length, `no page has a block in ${language}`).toBeGreaterThan(0);
    // A line of properties has only a name and text.
    expect(Math.max(0, ...roles.map(({ size }) => size))).toBeGreaterThan(language === 'properties' ? 1 : 2);
  });
}
