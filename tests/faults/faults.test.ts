import { describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, buildTinySite, type TinyBuild, type TinySite } from './buildTinySite';

// Real builds of small sites, each with faults an author may make. Faults that do not hide one another share a build.

async function failToBuild(site: TinySite): Promise<string> {
  const { exitCode, output } = await buildTinySite(site);
  expect(exitCode, output).not.toBe(0);

  return output;
}

const page = (body: string, frontMatter = 'title: Page'): string => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('links', () => {
  it(
    'R-70 a broken link fails the build and a broken Markdown link warns, both with page and target',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await failToBuild({
        files: {
          'docs/broken.md': page('[nowhere](/docs/nowhere)\n\n[gone](./gone.md)'),
        },
      });
      expect(output).toMatch(
        /\[WARNING\] Markdown link with URL `\.\/gone\.md` in source file .*docs\/broken\.md.*\(5:1|\[WARNING\].*gone\.md/,
      );
      expect(output).toContain('Docusaurus found broken links!');
      expect(output).toContain('source page path = /docs/broken');
      expect(output).toContain('linking to /docs/nowhere');
      expect(output).toContain("make sure you don't reference any path that does not exist");
    },
  );

  it(
    'R-70 broken anchors and duplicate routes warn, with page and target, and do not fail the build',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const { exitCode, output }: TinyBuild = await buildTinySite({
        files: {
          'docs/anchor.md': page('[nowhere](#nowhere)'),
          'docs/one.md': page('One.', 'title: One\nslug: /same'),
          'docs/two.md': page('Two.', 'title: Two\nslug: /same'),
        },
      });
      expect(exitCode, output).toBe(0);
      expect(output).toMatch(/\[WARNING\] Docusaurus found broken anchors!/);
      expect(output).toContain('source page path = /docs/anchor');
      expect(output).toContain('linking to #nowhere');
      expect(output).toMatch(/\[WARNING\] Duplicate routes found!/);
      expect(output).toContain('/docs/same');
    },
  );
});

describe('navigation', () => {
  it(
    'R-71 a sidebar link without a target fails the build and says which property is missing where',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await failToBuild({
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
      const output = await failToBuild({
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
      const output = await failToBuild({ files: {}, navbarItems: "[{ type: 'drawer', label: 'More' }]" });
      expect(output).toContain('config/navbar.ts: the item "More" has the unknown type "drawer"');
      expect(output).toMatch(/available are default, dropdown, .*search/);
    },
  );

  it(
    'R-71 a missing sidebar id, a missing document id and missing data of the docs plugin fail the build and say what is available',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const showItem = (item: string): string =>
        [
          "import Layout from '@theme/Layout';",
          "import NavbarItem from '@theme/NavbarItem';",
          `export default () => <Layout><NavbarItem ${item} /></Layout>;`,
        ].join('\n');
      const output = await failToBuild({
        files: {
          'pages/sidebar.tsx': showItem('type="docSidebar" sidebarId="manual" label="Manual"'),
          'pages/doc.tsx': showItem('type="doc" docId="getting-startled" label="Start"'),
          'pages/data.tsx': showItem(
            'type="docsVersionDropdown" docsPluginId="manual" dropdownItemsBefore={[]} dropdownItemsAfter={[]}',
          ),
        },
      });
      expect(output).toMatch(
        /Can't find any sidebar with id "manual" in version.*\s+Available sidebar ids are:\s+- docs/,
      );
      expect(output).toMatch(
        /Couldn't find any doc with id "getting-startled" in version.*\s+Available doc ids are:\s+- getting-started/,
      );
      expect(output).toContain(
        'You are using a feature of the Docusaurus docs plugin, but this plugin does not seem to be enabled',
      );
      expect(output).toContain('pluginId=manual');
    },
  );
});

describe('pages', () => {
  it(
    'front matter of the wrong type fails the build and names page, property and value',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await failToBuild({
        files: { 'docs/wrong.md': page('Words.', 'title: Wrong\nsidebar_position: first') },
      });
      expect(output).toMatch(/docs\/wrong\.md/);
      expect(output).toMatch(
        /sidebar_position: first\n---\ncontains invalid values for field\(s\): `sidebar_position`/,
      );
      expect(output).toContain('"sidebar_position" must be a number');
    },
  );

  it(
    'R-43 contracts that break their promise and an unknown language fail the build with file, line and column, all at once',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await failToBuild({
        files: {
          'docs/contract.md': page('```wirespec\ntype Book {\n  title String\n}\n```'),
          'docs/compiles.md': page('```wirespec wrong\ntype Book { title: String }\n```'),
          'docs/language.md': page('```cobol\nDISPLAY "hello"\n```'),
          'docs/word.md': page('```wirespec faulty\ntype Book { title: String }\n```'),
        },
      });
      expect(output).toMatch(/docs\/contract\.md:7:9 .+\n +7 \| {3}title String\n +\^+\n/);
      expect(output).toMatch(/docs\/compiles\.md:5:1 /);
      expect(output).toMatch(
        /docs\/language\.md:5:1 .+\n.*```cobol\n.+\n.*Unknown language "cobol"\. Use one of .*wirespec/,
      );
      expect(output).toMatch(/docs\/word\.md:5:1 .*"faulty" is unknown.*\n.+\n.+\n.*knows: .*wrong/);
      expect(output).toContain('4 code blocks of the pages break their promise');
    },
  );
});
