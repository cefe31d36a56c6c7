import type { PropsWithChildren, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import StructuredData from '../StructuredData';

vi.mock('@docusaurus/Head', () => ({ default: ({ children }: PropsWithChildren): ReactNode => children }));

it('structured data cannot end its script element', () => {
  const title = 'How to end a <script> with </script>';
  const html = renderToStaticMarkup(<StructuredData data={{ title }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ title });
});
