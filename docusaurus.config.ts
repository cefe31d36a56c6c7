import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { createSiteConfig } from './config/createSiteConfig';
import { readSiteOptions } from './config/env';

const project = __dirname;

const config: Config = createSiteConfig(readSiteOptions(), {
  project,
  docs: path.join(project, 'docs'),
  blog: path.join(project, 'blog'),
  pages: path.join(project, 'src/pages'),
  sidebars: path.join(project, 'sidebars.ts'),
});

export default config;
