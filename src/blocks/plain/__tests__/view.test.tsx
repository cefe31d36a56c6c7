import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlainSampleData } from '@site/lib/samples/kinds/plain/types';
import PlainView from '..';

const sample: PlainSampleData = { kind: 'plain', block: { code: 'a: b', language: 'yaml', marks: 't1' } };

describe('other code', () => {
  it('is a block without a mark', () => {
    const html = renderToStaticMarkup(<PlainView sample={sample} />);
    expect(html).toMatch(/^<div class="theme-code-block/);
    expect(html).not.toMatch(/data-contract|data-compiler|Wirespec|data-edit/);
  });

  it('can be edited if other blocks of the page follow it, and contains the path of its example', () => {
    const html = renderToStaticMarkup(<PlainView sample={sample} source="a/b.yaml" />);
    expect(html).toMatch(/^<div data-document="a\/b\.yaml"><div class="theme-code-block/);
    expect(html).toContain('data-edit=""');
  });
});
