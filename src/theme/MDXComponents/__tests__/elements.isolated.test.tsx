import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ReactNode } from 'react';
import Admonition from '@theme/Admonition';
import Details from '@theme/Details';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Table from '@theme/Table';
import Tabs from '@theme/Tabs';
import Variants from '@theme/Choices/Variants';
import PlainCode from '../PlainCode';

// The real modules need contexts of Docusaurus. The fakes render their properties.
const { collectAnchor } = vi.hoisted(() => ({ collectAnchor: vi.fn<(anchor: string | undefined) => void>() }));
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor }) }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children, ...rest }: { to: string; children: ReactNode }) => (
    <a {...rest} href={to}>
      {children}
    </a>
  ),
}));

/** Reads the roles and texts of table cells, which assistive technology announces. */
function readCells(html: string): string[] {
  return [...html.matchAll(/<t[dh](?: role="(\w+)")?>(.*?)<\/t[dh]>/g)].map(
    ([, role = '', words = '']) => `${role} ${words}`,
  );
}

function renderTable(rows: string[][]): string {
  const [head = [], ...body] = rows.map((row) => row.map((words, index) => ({ words, index })));

  return renderToStaticMarkup(
    <Table>
      <thead>
        <tr>
          {head.map(({ words, index }) => (
            <th key={index}>{words}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, place) => (
          <tr key={place}>
            {row.map(({ words, index }) => (
              <td key={index}>{words}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>,
  );
}

it('gives a heading with an id a link to itself, named after the heading, and reports its anchor to the link checker', () => {
  const html = renderToStaticMarkup(
    <Heading as="h3" id="errors">
      Errors
    </Heading>,
  );
  expect(html).toMatch(/^<h3 id="errors"/);
  expect(html).toMatch(/<a [^>]*aria-label="Direct link to Errors"[^>]* href="#errors">/);
  expect(collectAnchor).toHaveBeenCalledWith('errors');
});

it('gives the title of a page no link', () => {
  expect(renderToStaticMarkup(<Heading as="h1">Types</Heading>)).toBe('<h1>Types</h1>');
});

it('shows the type or the given title of an admonition, and refuses an unknown type', () => {
  const draw = (type: string, title?: string): string =>
    renderToStaticMarkup(
      <Admonition type={type} title={title}>
        Look.
      </Admonition>,
    );
  expect(draw('caution')).toMatch(
    /^<div class="theme-admonition theme-admonition-caution[^>]*>.*<span>Caution<\/span>/,
  );
  expect(draw('note', 'By the way')).toContain('<span>By the way</span>');
  expect(() => draw('notice')).toThrow(
    'The admonition type ":::notice" does not exist. Use one of note, tip, info, warning, danger, caution.',
  );
});

it('keeps the roles of a table with two columns, whose cells are stacked on a phone', () => {
  const html = renderTable([
    ['option', 'does'],
    ['-v', 'prints the version'],
  ]);
  expect(html).toContain('<table role="table">');
  expect(readCells(html)).toEqual(['columnheader option', 'columnheader does', 'cell -v', 'cell prints the version']);
});

it('lets a wider table scroll', () => {
  const html = renderTable([
    ['option', 'value', 'does'],
    ['-v', 'none', 'prints the version'],
  ]);
  expect(html).not.toMatch(/<t[^>]* role=/);
  expect(html).toMatch(/^<div [^>]*tabindex="0"[^>]*data-scrolls=""/);
});

it('shows the tab of the default choice, and labels every panel for print', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="build-tool" label="Tool">
      <TabItem value="gradle">one</TabItem>
      <TabItem value="npm">two</TabItem>
    </Tabs>,
  );
  expect(html).toContain('data-items="build-tool=gradle|build-tool=npm"');
  expect(html.match(/aria-selected="true"[^>]*data-value="([^"]+)"/)?.[1]).toBe('npm');
  expect(html).toMatch(/data-label="Gradle" hidden=""><follow-choice hidden=""><\/follow-choice>one</);
  expect(html).toMatch(/data-label="npm"><follow-choice hidden=""><\/follow-choice>two</);
});

it('refuses tabs with a value that their group does not have', () => {
  const draw = () =>
    renderToStaticMarkup(
      <Tabs groupId="build-tool" label="Tool">
        <TabItem value="ant">one</TabItem>
      </Tabs>,
    );
  expect(draw).toThrow(
    'A TabItem of the group "build-tool" has the value "ant", which src/theme/Choices/choices.ts does not list. Add it there, or correct the page.',
  );
});

it('shows the variant of the default choice, and labels every variant for print', () => {
  const html = renderToStaticMarkup(
    <Variants groupId="generation">
      <TabItem value="default">old</TabItem>
      <TabItem value="ir">new</TabItem>
    </Variants>,
  );
  expect(html).toContain('data-items="generation=default|generation=ir"');
  expect(html).toMatch(/data-label="Default generation" hidden="">.*old</);
  expect(html).toMatch(/data-label="With --ir"><follow-choice hidden=""><\/follow-choice>new</);
});

it('names a list of tabs, and each panel after its tab, even if a page has several lists', () => {
  const tabs = (
    <Tabs label="Tool">
      <TabItem value="npm">one</TabItem>
      <TabItem value="gradle">two</TabItem>
    </Tabs>
  );
  const html = renderToStaticMarkup([tabs, tabs].map((twin, index) => <div key={index}>{twin}</div>));
  const list = (role: string, attribute: string): (string | undefined)[] =>
    [...html.matchAll(new RegExp(`<[^>]* role="${role}"[^>]*>`, 'g'))].map(
      ([tag]) => new RegExp(` ${attribute}="([^"]+)"`).exec(tag)?.[1],
    );
  expect(list('tablist', 'aria-label')).toEqual(['Tool', 'Tool']);
  expect(list('tabpanel', 'aria-labelledby')).toEqual(list('tab', 'id'));
  expect(list('tab', 'aria-controls')).toEqual(list('tabpanel', 'id'));
  expect(new Set([...list('tab', 'id'), ...list('tabpanel', 'id')]).size).toBe(8);
});

it('renders the summary of a collapsible section outside its content, and adds a missing one', () => {
  const html = renderToStaticMarkup(
    <Details>
      <summary>More</summary>
      <p>inside</p>
    </Details>,
  );
  expect(html).toMatch(/<summary>More<\/summary><div[^>]*data-fold="">(?:(?!summary).)*<p>inside<\/p>/);
  expect(renderToStaticMarkup(<Details>inside</Details>)).toContain('<summary>Details</summary>');
});

it('shows code of one line inline, and code of several lines as a block without the last line break', () => {
  expect(renderToStaticMarkup(<PlainCode>echo a; echo b; echo c</PlainCode>)).toMatch(
    /^<code[^>]*>echo a; echo b; echo c<\/code>$/,
  );
  const block = renderToStaticMarkup(<PlainCode className="language-json">{'{\n}\n'}</PlainCode>);
  expect(block).toContain('language-json');
  expect(block).toMatch(/>\{\n\}<\/code>/);
});

it('keeps short inline code on one line, and lets long names wrap before their longer parts', () => {
  expect(renderToStaticMarkup(<PlainCode>--version</PlainCode>)).toMatch(/^<code class="[^"]*short[^"]*">--version</);
  expect(renderToStaticMarkup(<PlainCode>mapper.register(com.example.Module)</PlainCode>)).toMatch(
    /^<code[^>]*>mapper\.<wbr\/>register\(com\.<wbr\/>example\.<wbr\/>Module\)<\/code>$/,
  );
});

it('lets tables on phones wrap paths after a slash and names in camel case between words', () => {
  const wrap = (code: string): string =>
    renderToStaticMarkup(<PlainCode>{code}</PlainCode>)
      .replaceAll(/<wbr class="[^"]*narrow[^"]*"\/>/g, '|')
      .replaceAll(/<\/?code[^>]*>/g, '');
  expect(wrap('generated/model/BookList.java')).toBe('generated/|model/|Book|List.java');
  expect(wrap('exactOptionalPropertyTypes')).toBe('exact|Optional|Property|Types');
  expect(wrap('https://localhost:8080')).toBe('https://localhost:|8080');
});

it('does not wrap options after their hyphens', () => {
  expect(renderToStaticMarkup(<PlainCode>npx --no-install wirespec-lsp</PlainCode>)).toMatch(
    />npx <span class="[^"]*short[^"]*">--no-install<\/span> wirespec-lsp</,
  );
});
