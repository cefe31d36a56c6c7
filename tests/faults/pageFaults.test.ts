import { describe, expect, it } from 'vitest';
import { BUILD_TIMEOUT_MS, buildTinySite, type TinyBuild } from './buildTinySite';
import { expectBuildFailure } from './expectBuildFailure';

// Real builds of small sites, each with faults an author may make. Faults that do not hide one another share a build.
// The tests are in two files, which run in parallel.

const page = (body: string, frontMatter = 'title: Page'): string => `---\n${frontMatter}\n---\n\n${body}\n`;

describe('links', () => {
  it(
    'R-70 a broken link fails the build and a broken Markdown link warns, both with page and target',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
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

describe('pages', () => {
  it(
    'front matter of the wrong type fails the build and names page, property and value',
    { timeout: BUILD_TIMEOUT_MS },
    async () => {
      const output = await expectBuildFailure({
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
      const output = await expectBuildFailure({
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
      expect(output).toMatch(/docs\/word\.md:5:1 .*"faulty" is unknown.*\n.+\n.+\n.*accepts: .*wrong/);
      expect(output).toContain('Problems in code blocks: 4.');
    },
  );
});
