import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { highlight } from '@site/lib/highlight/highlight';
import type { CodeBlockData } from '@site/lib/samples/types';
import CodeBlock, { type CodeBlockProps } from '../CodeBlock';
import CodeMark from '../CodeMark';

const block: CodeBlockData = { code: 'type A {\n  b: C<"d">\n}', language: 'wirespec', marks: 'k4' };

function render(props: Partial<CodeBlockProps> & { block?: CodeBlockData } = {}): string {
  return renderToStaticMarkup(<CodeBlock block={block} {...props} />);
}

describe('a block of code', () => {
  it('is complete in the HTML of the build, with its colors', () => {
    expect(render()).toContain('<span class="ck">type</span> A {\n  b: C&lt;&quot;d&quot;&gt;\n}</code>');
  });

  it('can be reached, named and scrolled with the keyboard before scripts run', () => {
    expect(render()).toContain('role="group" aria-label="Wirespec: type A {" tabindex="0"');
  });

  it('is named by its title', () => {
    expect(render({ block: { ...block, title: 'model/a.ws' } })).toContain('aria-label="model/a.ws: type A {"');
  });

  it('is named by its first line that is not empty', () => {
    expect(render({ block: { ...block, code: '\n\n  b', marks: '' } })).toContain('aria-label="Wirespec: b"');
  });

  it('shows the language without a title, and both with a title', () => {
    expect(render()).toMatch(/>Wirespec</);
    const titled = render({ block: { ...block, title: 'model/a.ws', language: 'ts' } });
    expect(titled).toMatch(/>model\/<.*>a\.ws<.*>TypeScript</s);
  });

  it.each(['model/a.ws', 'The contract of a library, in a.ws'])(
    'contains the complete title in the element with `data-title`: %s',
    (title) => {
      const [, marked = ''] = /data-title="">(.*?)<\/div>/.exec(render({ block: { ...block, title } })) ?? [];
      expect(marked.replace(/<[^>]*>/g, '')).toBe(title);
    },
  );

  it('shows a mark instead of the language', () => {
    const html = render({ mark: <CodeMark tone="good">checked</CodeMark> });
    expect(html).toContain('checked');
    expect(html).not.toMatch(/>Wirespec</);
  });

  it('has named buttons and an empty live region for the result of copying', () => {
    const html = render();
    expect(html).toMatch(/<button type="button"[^>]* aria-label="Wrap long lines" aria-pressed="false"/);
    expect(html).toMatch(/<button type="button"[^>]* aria-label="Copy the code"/);
    expect(html).toMatch(/<span role="status"[^>]*><\/span>/);
  });

  it('highlights lines and underlines ranges', () => {
    const html = render({
      block: { ...block, highlightedLines: [3] },
      ranges: [{ line: 1, column: 6, length: 1 }],
    });
    expect(html).toContain('<span class="cw">A</span>');
    expect(html).toContain('<span class="lit">}</span>');
  });

  it('has its size in attributes, for browsers that have not laid it out yet', () => {
    expect(render()).toMatch(/<code[^>]* data-lines="3" data-columns="11">/);
  });

  it('can have a footer', () => {
    expect(render({ footer: <p>below</p> })).toMatch(/<\/pre><div[^>]*><p>below<\/p><\/div>/);
  });

  it('has the stable class names of the theme', () => {
    expect(render()).toMatch(/^<div class="theme-code-block [^"]*language-wirespec"/);
  });
});

it('the colors of a highlighted block reach the page', async () => {
  const highlighted = await highlight('endpoint A GET /a -> { 200 -> Unit }', 'wirespec');
  expect(render({ block: highlighted })).toMatch(
    /class="ck">endpoint <.*class="cm">GET <.*class="cs">\/a<\/span> -&gt; \{ <.*class="ct">Unit</,
  );
});
