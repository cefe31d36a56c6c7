import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import type { PostBuildStep } from '../../../../lib/built-pages/PostBuildStep';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createHostingStep } from '../createHostingStep';

const POLICY = {
  directives: { 'default-src': ["'none'"], 'script-src': ["'self'"], 'frame-ancestors': ["'none'"] },
  headers: { 'X-Content-Type-Options': 'nosniff' },
  crossOriginPaths: ['examples/*'],
};

const PAGE =
  '<!doctype html><html><head><meta charset=UTF-8><link rel=canonical href=https://example.com/site/a><script>go()</script></head><body><p>Words</p></body></html>';

async function run(steps: PostBuildStep | PostBuildStep[], files: Record<string, string>): Promise<string> {
  const folder = makeFolder(files);
  const pages = readBuiltPages(folder, '/site/');
  const names = { url: 'https://example.com', baseUrl: '/site/', title: '', tagline: '' };
  await runPostBuildSteps([steps].flat(), { ...names, folder, siteFolder: folder, pages }, () => undefined);

  return folder;
}

describe('createHostingStep', () => {
  it('puts the policy into every page, after the encoding and before the first script', async () => {
    const folder = await run(createHostingStep(POLICY), { 'a/index.html': PAGE });
    expect(readFileSync(path.join(folder, 'a/index.html'), 'utf8')).toContain(
      `<meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="default-src 'none'; script-src 'self' 'sha256-`,
    );
  });

  it('writes the headers for hosts, with the script hashes of all pages, and the redirects', async () => {
    const folder = await run(createHostingStep(POLICY), {
      'a/index.html': PAGE,
      'b/index.html': PAGE.replaceAll('go()', 'stop()').replace('/site/a', '/site/b'),
    });
    const headers = readFileSync(path.join(folder, '_headers'), 'utf8');
    expect(headers).toMatch(
      /^\/site\/\*\n {2}Content-Security-Policy: default-src 'none'; script-src 'self' 'sha256-\S+' 'sha256-\S+'; frame-ancestors 'none'\n {2}X-Content-Type-Options: nosniff\n\n\/site\/sw\.js\n {2}Cache-Control: no-cache\n\n\/site\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n\n\/site\/examples\/\*\n {2}Access-Control-Allow-Origin: \*\n$/,
    );
    expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toContain('/site/b.html /site/b 301\n');
  });

  it('fails the build for a style in a page, with page and element', async () => {
    const faulty = PAGE.replace('<p>', '<p style="color: red">');
    await expect(run(createHostingStep(POLICY), { 'a/index.html': faulty })).rejects.toThrow(
      'a/index.html has <p style="color: red">',
    );
  });
});
