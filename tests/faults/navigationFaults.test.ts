import { describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS } from './buildTinySite';
import { expectBuildFailure } from './expectBuildFailure';

// Real builds of small sites, each with faults an author may make. Faults that do not hide one another share a build.
// The tests are in two files, which run in parallel.

describe('navigation', () => {
  it(
    'R-71 a sidebar link without a target fails the build and says which property is missing where',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
        files: {
          'sidebars.ts': "export default { docs: ['getting-started', { type: 'link', label: 'Elsewhere' }] };\n",
        },
      });
      expect(output).toContain('"href" is required');
      expect(output).toContain('Elsewhere');
    },
  );

  it(
    'R-71 a sidebar with a document that does not exist fails the build and lists the ids that do',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
        files: { 'sidebars.ts': "export default { docs: ['getting-startled'] };\n" },
      });
      expect(output).toContain('sidebars.ts');
      expect(output).toContain('- getting-startled');
      expect(output).toMatch(/Available document ids are:\s+- getting-started/);
    },
  );

  it(
    'R-71 a navbar item of an unknown type fails the build, names item and file, and lists the types that exist',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({ files: {}, navbarItems: "[{ type: 'drawer', label: 'More' }]" });
      expect(output).toContain('in config/navbar.ts');
      expect(output).toContain('"label": "More"');
      expect(output).toMatch(/Its type "drawer" does not exist\. Available: default, .*dropdown, localeDropdown\./);
    },
  );

  it(
    'R-71 a navbar item that cannot be drawn fails the build, which asks to check it, shows it, and lists what is available',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
        files: {},
        navbarItems: "[{ type: 'docSidebar', label: 'Manual', sidebarId: 'manual' }]",
      });
      expect(output).toContain(
        'Please double-check the following navbar item (themeConfig.navbar.items, in config/navbar.ts)',
      );
      expect(output).toContain('"sidebarId": "manual"');
      expect(output).toContain('Its sidebarId "manual" does not exist. Available: docs.');
    },
  );

  it(
    'R-71 a missing sidebar id, a missing document id and missing data of the docs plugin fail the build and say what is available',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
        files: {},
        navbarItems: `[
          { type: 'docSidebar', sidebarId: 'manual', label: 'Manual' },
          { type: 'doc', docId: 'getting-startled', label: 'Start' },
          { type: 'docsVersionDropdown', docsPluginId: 'manual' },
        ]`,
      });
      expect(output).toContain('Its sidebarId "manual" does not exist. Available: docs.');
      expect(output).toContain('Its docId "getting-startled" does not exist. Available: getting-started.');
      expect(output).toContain(
        'There is no docs plugin with the id "manual". Available ids of docs plugins are: default.',
      );
    },
  );
});
