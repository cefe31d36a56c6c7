import { themes } from 'prism-react-renderer';

const LANGUAGES = 'java scala bash json toml properties lua diff groovy';

// All other settings are those that `create-docusaurus` generates.
export default {
  title: 'Wirespec',
  url: 'https://example.com',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  future: { v4: true, faster: true },
  presets: [
    [
      'classic',
      { docs: { sidebarPath: './sidebars.mjs' }, blog: { showReadingTime: true, onUntruncatedBlogPosts: 'ignore' } },
    ],
  ],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: 'Wirespec',
      items: [
        { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
        { to: '/blog', label: 'Blog', position: 'left' },
      ],
    },
    prism: { theme: themes.github, darkTheme: themes.dracula, additionalLanguages: LANGUAGES.split(' ') },
  },
};
