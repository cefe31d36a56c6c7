import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import { type BuiltPage, listClasses } from '../BuiltPage';
import type { BuiltSite, PostBuildStep } from '../PostBuildStep';
import { readBuiltPages } from '../readBuiltPages';
import { runSteps } from '../runSteps';

function makeSite(files: Record<string, string>): BuiltSite {
  const folder = makeFolder(files);
  const pages = readBuiltPages(folder, '/');
  return { folder, siteFolder: folder, url: '', baseUrl: '/', title: '', tagline: '', titleDelimiter: '|', pages };
}

describe('runSteps', () => {
  it('reads all pages, and only pages, with each step, then finishes the steps in their order', async () => {
    const site = makeSite({ 'index.html': '', 'docs/a/index.html': '', '404.html': '', 'assets/index.html.js': '' });
    const calls: string[] = [];
    const createStep = (name: string): PostBuildStep => ({
      name,
      start: () => ({
        readPage: ({ file }) => void calls.push(`${name} ${file}`),
        finish: () => {
          calls.push(`${name} ends`);
          return name === 'one' ? 'done' : undefined;
        },
      }),
    });
    const lines: string[] = [];
    await runSteps([createStep('one'), createStep('two')], site, (line) => lines.push(line));
    expect(calls).toEqual([
      'one 404.html',
      'two 404.html',
      'one docs/a/index.html',
      'two docs/a/index.html',
      'one index.html',
      'two index.html',
      'one ends',
      'two ends',
    ]);
    expect(lines).toEqual(['done']);
  });

  it('lets a step change an element that it read in a page which another step changed while it was read', async () => {
    const site = makeSite({ 'index.html': '<i>x</i><p>y</p>' });
    let paragraph: ReturnType<BuiltPage['find']>;
    const first: PostBuildStep = {
      name: 'first',
      start: () => ({
        readPage: (page) => {
          page.insertBefore(page.find('i')!, '<b>new</b>');
        },
        finish: () => undefined,
      }),
    };
    const second: PostBuildStep = {
      name: 'second',
      start: ({ pages: [page] }) => ({
        readPage: (read) => {
          paragraph = read.find('p');
        },
        finish: () => {
          page!.replace(paragraph!, '<p>z</p>');
          return undefined;
        },
      }),
    };
    await runSteps([first, second], site, () => undefined);
    expect(readFileSync(path.join(site.folder, 'index.html'), 'utf8')).toBe('<b>new</b><i>x</i><p>z</p>');
  });

  it('shows a step what those before it changed, and writes it', async () => {
    const site = makeSite({ 'index.html': '<p>old</p><i>old</i>' });
    const seen: string[] = [];
    const change = (page: BuiltPage, tagName: string): void => {
      page.replace(page.find(tagName)!, `<${tagName} class=new></${tagName}>`);
    };
    const steps: PostBuildStep[] = [
      {
        name: 'change',
        start: ({ pages: [page] }) => ({
          readPage: (read) => {
            change(read, 'p');
          },
          finish: () => {
            change(page!, 'i');
            return undefined;
          },
        }),
      },
      {
        name: 'look',
        start: ({ pages: [page], folder }) => ({
          readPage: ({ html, elements }) => void seen.push(html, elements.flatMap(listClasses).join()),
          finish: () => void seen.push(page!.html, readFileSync(path.join(folder, 'index.html'), 'utf8')),
        }),
      },
    ];
    await runSteps(steps, site, () => undefined);
    const end = '<p class=new></p><i class=new></i>';
    expect(seen).toEqual(['<p class=new></p><i>old</i>', 'new', end, end]);
  });

  it('ends with the first step that fails', async () => {
    const step = (name: string): PostBuildStep => ({
      name,
      start: () => ({
        finish: () => {
          throw new Error(name);
        },
      }),
    });
    await expect(runSteps([step('one'), step('two')], makeSite({}), () => undefined)).rejects.toThrow('one');
  });
});
