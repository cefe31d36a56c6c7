import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import PlainView from '..';

it('other code is a plain block without any claim', () => {
  const html = renderToStaticMarkup(
    <PlainView sample={{ kind: 'plain', block: { code: 'a: b', language: 'yaml', marks: 't1' } }} />,
  );
  expect(html).toMatch(/^<div class="theme-code-block/);
  expect(html).not.toMatch(/data-contract|data-compiler|Wirespec/);
});
