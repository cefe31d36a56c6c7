import { readFileSync } from 'node:fs';

const { groups, posts } = JSON.parse(readFileSync('sidebar.json', 'utf8'));
const list = (items) => items.map(({ title, route }) => ({ text: title, link: route }));

// All other settings are those that `vitepress init` generates.
export default {
  title: 'Wirespec',
  ignoreDeadLinks: true,
  themeConfig: {
    nav: [
      { text: 'Docs', link: '/docs/getting-started' },
      { text: 'Blog', link: '/blog/type-constraints' },
    ],
    sidebar: [
      ...groups.flatMap(({ label, items }) =>
        label === undefined ? list(items) : [{ text: label, items: list(items) }],
      ),
      { text: 'Blog', items: list(posts) },
    ],
  },
};
