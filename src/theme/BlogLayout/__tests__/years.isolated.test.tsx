import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import BlogLayout from '..';

vi.mock('@theme/Layout', () => ({ default: 'div' }));
vi.mock('@theme/Heading', () => ({ default: 'h3' }));
vi.mock('@theme/TableOfContents', () => ({ default: () => null }));
vi.mock('@docusaurus/theme-common', () => ({
  HtmlClassNameProvider: 'div',
  ThemeClassNames: { wrapper: { blogPages: 'blog-wrapper' } },
}));
vi.mock('@docusaurus/plugin-content-blog/client', () => ({
  useVisibleBlogSidebarItems: (items: unknown) => items,
  BlogSidebarItemList: ({ items }: { items: readonly { title: string }[] }) => items.map(({ title }) => title).join(),
}));

it('lists a post of New Year’s Day below its year in UTC, whatever the time zone of the build', () => {
  vi.stubEnv('TZ', 'America/New_York');
  onTestFinished(() => {
    vi.unstubAllEnvs();
  });
  const post = { permalink: '/blog/a', unlisted: false };
  const items = [
    { ...post, title: 'New Year', date: '2025-01-01T00:00:00.000Z' },
    { ...post, title: 'Old Year', date: '2024-12-31T23:00:00.000Z' },
  ];
  const html = renderToStaticMarkup(<BlogLayout sidebar={{ items }}>Posts</BlogLayout>);
  expect(html).toMatch(/aria-label="2025".*New Year.*aria-label="2024".*Old Year/s);
});
