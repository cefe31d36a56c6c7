import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import TabItem from '@site/src/components/tabs/TabItem';
import Tabs from '@site/src/components/tabs/Tabs';
import Details from '../Details';
import PlainCode from '../PlainCode';

// These need the site generator around them.
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor: () => undefined }) }));
vi.mock('@theme/CodeInline', () => ({ default: ({ children }: { children: string }) => <code>{children}</code> }));

it('shows the tab that is chosen by default, and labels every panel for paper', () => {
  const html = renderToStaticMarkup(
    <Tabs groupId="tool" label="Tool">
      <TabItem value="npm">one</TabItem>
      <TabItem value="gradle" label="Gradle" default>
        two
      </TabItem>
    </Tabs>,
  );
  expect(html).toContain('data-tabs="tool"');
  expect(html.match(/aria-selected="true"[^>]*data-value="([^"]+)"/)?.[1]).toBe('gradle');
  expect(html).toMatch(/data-label="npm" hidden="">one</);
  expect(html).toMatch(/data-label="Gradle">two</);
});

it('names a list of tabs, and each panel after its tab, also where a page has several', () => {
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

it('keeps the summary of a folded part outside of what folds, and adds one where it is missing', () => {
  const html = renderToStaticMarkup(
    <Details>
      <summary>More</summary>
      <p>inside</p>
    </Details>,
  );
  expect(html).toMatch(/<summary>More<\/summary><div[^>]*data-fold="">(?:(?!summary).)*<p>inside<\/p>/);
  expect(renderToStaticMarkup(<Details>inside</Details>)).toContain('<summary>Details</summary>');
});

it('shows code of one line in the text, and code of several lines as a block without the last line break', () => {
  expect(renderToStaticMarkup(<PlainCode>a b</PlainCode>)).toBe('<code>a b</code>');
  const block = renderToStaticMarkup(<PlainCode className="language-json">{'{\n}\n'}</PlainCode>);
  expect(block).toContain('language-json');
  expect(block).toMatch(/>\{\n\}<\/code>/);
});
