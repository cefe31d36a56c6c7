import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../../tests/support/makeFolder';
import type { BuiltPage } from '../BuiltPage';
import type { BuiltSite, PostBuildStep } from '../PostBuildStep';
import { readBuiltPages } from '../readBuiltPages';
import { runPostBuildSteps } from '../runPostBuildSteps';

function makeSite(files: Record<string, string>): BuiltSite {
  const folder = makeFolder(files);
  const pages = readBuiltPages(folder, '/');
  return { folder, siteFolder: folder, url: '', baseUrl: '/', title: '', tagline: '', pages };
}

describe('runPostBuildSteps', () => {
  it('reads all pages, and only pages, with each step, then finishes the steps in their order', async () => {
    const site = makeSite({ 'index.html': '', 'docs/a/index.html': '', '404.html': '', 'assets/index.html.js': '' });
    const calls: string[] = [];
    const createStep = (name: string): PostBuildStep => ({
      start: () => ({
        readPage: ({ file }) => void calls.push(`${name} ${file}`),
        finish: () => {
          calls.push(`${name} ends`);
          return name === 'one' ? 'done' : undefined;
        },
      }),
    });
    const lines: string[] = [];
    await runPostBuildSteps([createStep('one'), createStep('two')], site, (line) => lines.push(line));
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

  it('allows a step to edit an element that it has read, even if another step has edited the page', async () => {
    const site = makeSite({ 'index.html': '<i>x</i><p>y</p>' });
    let paragraph: Element | undefined;
    const first: PostBuildStep = {
      start: () => ({
        readPage: (page) => {
          page.insertBefore(page.find('i')!, '<b>new</b>');
        },
        finish: () => undefined,
      }),
    };
    const second: PostBuildStep = {
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
    await runPostBuildSteps([first, second], site, () => undefined);
    expect(readFileSync(path.join(site.folder, 'index.html'), 'utf8')).toBe('<b>new</b><i>x</i><p>z</p>');
  });

  it('shows each step the edits of previous steps, and writes the pages at the end', async () => {
    const site = makeSite({ 'index.html': '<p>old</p><i>old</i>' });
    const seen: string[] = [];
    const change = (page: BuiltPage, element: Element | undefined): void => {
      page.replace(element!, `<${element!.tagName} class=new></${element!.tagName}>`);
    };
    let later: Element | undefined;
    const steps: PostBuildStep[] = [
      {
        start: ({ pages: [page] }) => ({
          readPage: (read) => {
            change(read, read.find('p'));
            later = read.find('i');
          },
          finish: () => {
            change(page!, later);
            return undefined;
          },
        }),
      },
      {
        start: ({ pages: [page], folder }) => ({
          readPage: ({ html }) => void seen.push(html),
          finish: () => void seen.push(page!.html, readFileSync(path.join(folder, 'index.html'), 'utf8')),
        }),
      },
    ];
    await runPostBuildSteps(steps, site, () => undefined);
    const end = '<p class=new></p><i class=new></i>';
    expect(seen).toEqual(['<p class=new></p><i>old</i>', end, '<p>old</p><i>old</i>']);
    expect(readFileSync(path.join(site.folder, 'index.html'), 'utf8')).toBe(end);
  });

  it('releases each tree when all steps have read the page', async () => {
    expect.assertions(3);
    const site = makeSite({ 'a.html': '<p>a</p>', 'b.html': '<p>b</p>' });
    const step: PostBuildStep = {
      start: ({ pages: [first] }) => ({
        readPage: (page) => {
          if (page !== first) expect(() => first!.find('p')).toThrow('a.html: The parsed tree was released');
        },
        finish: () => {
          expect(first!.html).toBe('<p>a</p>');
          expect(() => first!.find('p')).toThrow('a.html: The parsed tree was released');
          return undefined;
        },
      }),
    };
    await runPostBuildSteps([step], site, () => undefined);
  });

  it('does not write a page without edits', async () => {
    const site = makeSite({ 'index.html': '<p>a</p>' });
    const file = path.join(site.folder, 'index.html');
    const step: PostBuildStep = {
      start: () => ({
        readPage: ({ html }) => {
          expect(html).toBe('<p>a</p>');
          rmSync(file);
        },
      }),
    };
    await runPostBuildSteps([step], site, () => undefined);
    expect(existsSync(file)).toBe(false);
  });

  it('throws the error of the first step that fails', async () => {
    const step = (name: string): PostBuildStep => ({
      start: () => ({
        finish: () => {
          throw new Error(name);
        },
      }),
    });
    await expect(runPostBuildSteps([step('one'), step('two')], makeSite({}), () => undefined)).rejects.toThrow('one');
  });
});
