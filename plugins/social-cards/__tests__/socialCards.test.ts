import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import socialCards from '..';
import { readOptions, type SocialCardsOptions } from '../options';

const CSS =
  "[data-theme='dark'] { --color-page: #101010; --color-text: #fff; --color-text-muted: #bbb; --color-accent: #0f0; }";

let outDir: string;
let options: SocialCardsOptions;

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), 'social-cards-site-'));
  options = {
    stylesheet: path.join(outDir, 'tokens.css'),
    sections: { docs: 'Documentation' },
    cacheFolder: path.join(outDir, '.cache'),
  };
  writeFileSync(options.stylesheet, CSS);
});

afterEach(() => {
  rmSync(outDir, { recursive: true });
});

function addPage(file: string, head: string): void {
  mkdirSync(path.dirname(path.join(outDir, file)), { recursive: true });
  writeFileSync(path.join(outDir, file), `<html><head>${head}</head><body></body></html>`);
}

async function runPlugin(): Promise<void> {
  const siteConfig = { url: 'https://example.com', baseUrl: '/', titleDelimiter: '|', tagline: 'Dinosaurs are cool' };
  const plugin: Plugin = socialCards({ siteConfig, siteDir: outDir } as LoadContext, options);
  await plugin.postBuild!({ outDir } as Parameters<NonNullable<Plugin['postBuild']>>[0]);
}

describe('social-cards', () => {
  it('writes the picture each page names where the page says it is', async () => {
    addPage(
      'index.html',
      '<title>Home | W</title><meta property="og:image" content="https://example.com/img/social/index.png">',
    );
    addPage(
      'docs/a/index.html',
      '<title>A | W</title><meta property="og:image" content="https://example.com/img/social/docs/a.png">',
    );
    addPage('plain.html', '<title>Plain</title>');
    await runPlugin();
    for (const file of ['img/social/index.png', 'img/social/docs/a.png']) {
      expect(readFileSync(path.join(outDir, file)).subarray(1, 4).toString(), file).toBe('PNG');
    }
    expect(existsSync(path.join(outDir, 'img/social/plain.png'))).toBe(false);
  });

  it('fails the build when a page has no title', async () => {
    addPage('index.html', '<meta property="og:image" content="https://example.com/img/social/index.png">');
    await expect(runPlugin()).rejects.toThrow('img/social/index.png has no title');
  });

  it('fails the build when the stylesheet lacks a color', async () => {
    writeFileSync(options.stylesheet, CSS.replace('--color-accent', '--color-other'));
    await expect(runPlugin()).rejects.toThrow("does not define --color-accent for [data-theme='dark']");
  });

  it('refuses unknown and missing options', () => {
    expect(readOptions(options)).toMatchObject(options);
    expect(() => readOptions({ ...options, stylesheet: undefined })).toThrow(
      'social-cards: name the stylesheet with the colors in stylesheet.',
    );
    expect(() => readOptions({ ...options, cachefolder: '/tmp' })).toThrow('"cachefolder" is not allowed');
  });
});
