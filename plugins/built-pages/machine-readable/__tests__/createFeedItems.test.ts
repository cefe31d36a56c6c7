import { describe, expect, it } from 'vitest';
import { createFeedItems } from '../createFeedItems';

const POST = 'https://example.com/blog/types';

/** Creates a feed entry from the HTML of a post, and returns the content of the entry. */
async function writeContent(html: string): Promise<string | undefined> {
  const create = createFeedItems((id) => (id === '0a' ? '```wirespec\ntype A { b: String }\n```' : undefined));
  const item = { title: 'Types', link: POST, date: new Date('2026-01-01'), content: html };
  const [written] = await create({
    blogPosts: [],
    // Only the blog plugin's default function reads the configuration. `defaultCreateFeedItems` replaces this function.
    siteConfig: {} as Parameters<typeof create>[0]['siteConfig'],
    outDir: '',
    defaultCreateFeedItems: () => Promise.resolve([item]),
  });

  return written?.content;
}

describe('createFeedItems', () => {
  it('keeps text, and makes addresses absolute', async () => {
    expect(
      await writeContent('<h2 id=a>Lists<a class=hash-link href=#a>#</a></h2><p>See <a href=/docs>docs</a>.'),
    ).toBe('<h2>Lists</h2>\n<p>See <a href="https://example.com/docs">docs</a>.</p>');
  });

  it('converts code blocks from their Markdown, without buttons', async () => {
    expect(await writeContent('<div data-markdown=0a><button>Copy</button><pre><span>type</span></pre></div>')).toBe(
      '<pre><code class="language-wirespec">type A { b: String }\n</code></pre>',
    );
  });

  it('refuses a post without content, and names its address', async () => {
    await expect(writeContent('')).rejects.toThrow(`The feed entry of ${POST} has no content`);
  });

  it('keeps tables', async () => {
    expect(await writeContent('<table><thead><tr><th>a<tbody><tr><td>1</table>')).toContain('<td>1</td>');
  });
});
