import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { PlainSampleData } from '@site/lib/samples/kinds/plain/types';
import PlainView from '..';

const sample: PlainSampleData = { kind: 'plain', block: { code: 'a: b', language: 'yaml', marks: 't1' } };

describe('other code', () => {
  it('is a plain block without any claim', () => {
    const html = renderToStaticMarkup(<PlainView sample={sample} />);
    expect(html).toMatch(/^<div class="theme-code-block/);
    expect(html).not.toMatch(/data-contract|data-compiler|Wirespec|data-edit/);
  });

  it('can be edited where other blocks of the page follow it, and says of which example it is', () => {
    const html = renderToStaticMarkup(<PlainView sample={sample} source="a/b.yaml" />);
    expect(html).toMatch(/^<div data-document="a\/b\.yaml"><div class="theme-code-block/);
    expect(html).toContain('data-edit=""');
  });
});
