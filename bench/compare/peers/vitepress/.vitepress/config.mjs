import { readFileSync } from 'node:fs';

const sidebar = JSON.parse(readFileSync(new URL('sidebar.json', import.meta.url), 'utf8'));

// What the command `vitepress init` writes.
export default {
  title: 'Wirespec',
  ignoreDeadLinks: true,
  themeConfig: {
    nav: [
      { text: 'Docs', link: '/docs/getting-started' },
      { text: 'Blog', link: '/blog/type-constraints' },
    ],
    sidebar,
  },
};
