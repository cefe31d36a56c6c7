import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { GrammarSampleData } from '@site/lib/samples/kinds/grammar/types';
import GrammarView from '..';

const { collectAnchor } = vi.hoisted(() => ({ collectAnchor: vi.fn<(anchor: string) => void>() }));

// The real modules need contexts of Docusaurus. The fakes render their properties.
vi.mock('@docusaurus/useBrokenLinks', () => ({ default: () => ({ collectAnchor }) }));
vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const sample: GrammarSampleData = {
  kind: 'grammar',
  block: { code: 'shelf = "[" , BOOK , shelf ;', language: 'ebnf', marks: '' },
  productions: [
    {
      name: 'shelf',
      description: '"[", then BOOK, then shelf',
      diagram: {
        width: 200,
        height: 40,
        boxHeight: 28,
        wire: 'M6 20h14',
        start: { x: 6, y: 20 },
        end: { x: 194, y: 20 },
        boxes: [
          { kind: 'literal', text: '[', x: 20, y: 20, width: 28 },
          { kind: 'token', text: 'BOOK', x: 62, y: 20, width: 52 },
          { kind: 'production', text: 'shelf', x: 128, y: 20, width: 59 },
        ],
      },
    },
  ],
};

const html = renderToStaticMarkup(<GrammarView sample={sample} />);

describe('a production of the grammar', () => {
  it('shows its EBNF', () => {
    expect(html).toMatch(/<code[^>]*>shelf = &quot;\[&quot; , BOOK , shelf ;<\/code>/);
  });

  it('shows the parts of its diagram in reading order', () => {
    expect([...html.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)).toEqual(['[', 'BOOK', 'shelf']);
  });

  it('describes the diagram in words', () => {
    expect(html).toContain('role="group" aria-label="Diagram of shelf: &quot;[&quot;, then BOOK, then shelf"');
  });

  it('has an anchor, which it reports to the link checker', () => {
    expect(html).toContain('<figure id="production-shelf"');
    expect(collectAnchor).toHaveBeenCalledWith('production-shelf');
  });

  it('links to the productions that it uses, and only to these', () => {
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)).toEqual(['#production-shelf']);
  });
});
