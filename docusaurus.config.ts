import type { Config } from '@docusaurus/types';
import { createSiteConfig } from './config/createSiteConfig';
import { readSiteOptions } from './config/env';

const config: Config = createSiteConfig(readSiteOptions(), {
  docs: 'docs',
  blog: 'blog',
  pages: 'src/pages',
  sidebars: 'sidebars.ts',
});

export default config;
