import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { createSiteConfig } from '../../config/createSiteConfig';

const folder = __dirname;

/** A small site of the same parts, with everything switched on that the real site leaves off. The browser tests use it. */
const config: Config = createSiteConfig(
  {
    url: 'https://example.com',
    baseUrl: '/',
    announcement: { id: 'fixture-2', text: 'Contracts & code <meet> here' },
    colorModeSwitch: true,
    respectSystemColor: true,
    editUrl: 'https://example.com/edit/main/',
    hostedSearch: undefined,
  },
  {
    project: path.resolve(folder, '../..'),
    docs: path.join(folder, 'docs'),
    blog: path.join(folder, 'blog'),
    pages: path.join(folder, 'pages'),
    sidebars: path.join(folder, 'sidebars.ts'),
  },
);

export default config;
