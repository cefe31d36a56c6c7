import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeFolder, writeFiles } from '../../../../tests/support/makeFolder';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { createSocialCardsStep, type SocialCardsOptions } from '../createSocialCardsStep';

const CSS =
  "[data-theme='dark'] { --color-page: #101010; --color-text: #fff; --color-text-muted: #bbb; --color-accent: #0f0; }";

let outDir: string;
let options: SocialCardsOptions;

beforeEach(() => {
  outDir = makeFolder({ 'tokens.css': CSS });
  options = {
    stylesheet: path.join(outDir, 'tokens.css'),
    sections: { docs: 'Documentation' },
    cacheFolder: path.join(outDir, '.cache'),
  };
});

function addPage(file: string, head: string): void {
  writeFiles(outDir, { [file]: `<html><head>${head}</head><body></body></html>` });
}

async function runStep(): Promise<void> {
  const site = {
    folder: outDir,
    siteFolder: outDir,
    url: 'https://example.com',
    baseUrl: '/',
    title: 'W',
    tagline: 'Dinosaurs are cool',
    pages: readBuiltPages(outDir, '/'),
  };
  await runPostBuildSteps([createSocialCardsStep(options)], site, () => undefined);
}

describe('createSocialCardsStep', () => {
  it('writes the image of each page to the path in its metadata', async () => {
    addPage(
      'index.html',
      '<title>Home | W</title><meta property="og:image" content="https://example.com/img/social/index.png">',
    );
    addPage(
      'docs/a/index.html',
      '<title>A | W</title><meta property="og:image" content="https://example.com/img/social/docs/a.png">',
    );
    addPage('plain.html', '<title>Plain</title>');
    await runStep();
    for (const file of ['img/social/index.png', 'img/social/docs/a.png']) {
      expect(readFileSync(path.join(outDir, file)).subarray(1, 4).toString(), file).toBe('PNG');
    }
    expect(existsSync(path.join(outDir, 'img/social/plain.png'))).toBe(false);
  });

  it('fails the build when a page has no title', async () => {
    addPage('index.html', '<meta property="og:image" content="https://example.com/img/social/index.png">');
    await expect(runStep()).rejects.toThrow('index.html has the social card img/social/index.png, but no title');
  });

  it('fails the build when the stylesheet lacks a color', async () => {
    writeFileSync(options.stylesheet, CSS.replace('--color-accent', '--color-other'));
    await expect(runStep()).rejects.toThrow("does not define --color-accent for [data-theme='dark']");
  });
});
