import type { Config } from '@docusaurus/types';
import { createSiteConfig } from '../../config/createSiteConfig';

const folder = 'tests/fixture-site';

/**
 * Configuration of a small site for browser tests. It has the same parts as the real site. All optional features
 * are on, except reading offline and reports about the security policy.
 */
const config: Config = createSiteConfig(
  {
    url: 'https://example.com',
    baseUrl: '/',
    announcement: { id: 'fixture-2', text: 'Contracts & code <meet> here' },
    hasColorModeSwitch: true,
    respectsSystemColor: true,
    editUrl: 'https://example.com/edit/main/',
    hasOfflineReading: false,
    hostedSearch: { appId: 'TESTAPP', apiKey: 'testkey', indexName: 'fixture' },
    searchPagePath: 'search',
    searchExternalUrls: '^https://playground\\.example\\.com/',
    reportUrl: undefined,
  },
  {
    docs: `${folder}/docs`,
    blog: `${folder}/blog`,
    pages: `${folder}/pages`,
    sidebars: `${folder}/sidebars.ts`,
  },
  [`${folder}/islands/index.ts`, `${folder}/live/index.ts`],
);

export default config;
