import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSampleStore } from '../../../lib/samples';
import { makeFolder } from '../../../tests/support/makeFolder';
import contractSamples from '..';
import watchExamples from '../watchExamples.mjs';

let siteDir: string;

beforeEach(() => {
  siteDir = makeFolder({ 'docs/page.md': '', 'package-lock.json': '{}' });
  fs.mkdirSync(path.join(siteDir, 'examples'));
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function load(pageText: string): Promise<void> {
  fs.writeFileSync(path.join(siteDir, 'docs', 'page.md'), pageText);
  const plugin = contractSamples({ siteDir } as LoadContext, {
    pageFolders: [path.join(siteDir, 'docs')],
    store: openSampleStore(siteDir),
  });
  await plugin.loadContent?.();
}

describe('R-43 contract-samples', () => {
  it('fails the build for a broken contract, and reports its position', async () => {
    const error = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    await expect(load('```wirespec\ntype A { b String }\n```\n')).rejects.toThrow('Problems in code blocks: 1');
    expect(error).toHaveBeenCalledWith(expect.stringContaining('docs/page.md:2:12  the contract does not compile'));
  });

  it('reports the number of proved blocks', async () => {
    const info = vi.spyOn(logger, 'info').mockImplementation(() => undefined);
    await load('```wirespec\ntype A { b: String }\n```\n');
    expect(info).toHaveBeenCalledWith(expect.stringContaining('1 pages; 1 blocks: 1 contract'));
  });
});

/** Returns the bundler configuration that the plugin requests. */
function configure(mode: 'development' | 'production'): unknown {
  const plugin = contractSamples({ siteDir } as LoadContext, {
    pageFolders: [path.join(siteDir, 'docs')],
    store: openSampleStore(siteDir),
  });

  return plugin.configureWebpack?.({ mode }, false, {} as never, undefined);
}

function readLoader(configuration: unknown): { listExamples: (text: string) => string[] } {
  // The cast is safe: the plugin adds one rule with one loader.
  const { module } = configuration as {
    module: { rules: [{ use: [{ options: ReturnType<typeof readLoader> }] }] };
  };

  return module.rules[0].use[0].options;
}

describe('a page in the development server', () => {
  it('has the files and folders that it shows as dependencies, so it is compiled again when they change', () => {
    const files: string[] = [];
    const folders: string[] = [];
    const context = {
      addDependency: (file: string) => files.push(file),
      addContextDependency: (folder: string) => folders.push(folder),
      getOptions: () => ({ listExamples: () => ['/site/examples/library.ws', '/site/examples/cli/'] }),
    };
    expect(watchExamples.call(context, '# Page')).toBe('# Page');
    expect(files).toEqual(['/site/examples/library.ws']);
    expect(folders).toEqual(['/site/examples/cli']);
  });

  it('depends on its examples, unlike in a build', () => {
    expect(configure('production')).toEqual({});
    const { listExamples } = readLoader(configure('development'));
    expect(listExamples('```wirespec file=note.ws\n```\n\n```console files=cli/\n$ true\n```\n')).toEqual([
      path.join(siteDir, 'examples', 'note.ws'),
      path.join(siteDir, 'examples', 'cli') + path.sep,
    ]);
  });
});
