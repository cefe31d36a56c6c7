import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import parseSelectors, { type Pseudo } from 'postcss-selector-parser';
import { formatStatement, listStatements } from '../../plugins/built-pages/styles/listStatements';
import { FIXTURE_FOLDER, FIXTURE_URL, SITE_FOLDER } from './sites';

/** A selector that a stylesheet has lost, without the states of elements, and the classes it needs. */
interface LostSelector {
  selector: string;
  classes: string[];
}

/** What each stylesheet has lost, by its path; tests of one process ask for the same few. */
const known = new Map<string, readonly LostSelector[]>();

/**
 * Looks for what the page in the browser shows and has no rules for, because the build took them out of its stylesheet: whatever scripts have done with it by now, and in every state of its elements.
 *
 * @returns the selectors of such rules
 */
export async function findUnstyled(page: Page): Promise<string[]> {
  const folder = page.url().startsWith(FIXTURE_URL) ? FIXTURE_FOLDER : SITE_FOLDER;
  const { href, source } = await page
    .locator('link[rel=stylesheet][data-href]:not([media])')
    .evaluate((link: HTMLLinkElement) => ({ href: link.href, source: link.dataset.href ?? '' }));
  const after = path.join(folder, new URL(href).pathname);
  const lost =
    known.get(after) ?? listLost(readFileSync(path.join(folder, source), 'utf8'), readFileSync(after, 'utf8'));
  known.set(after, lost);

  return page.evaluate((selectors) => {
    const classes = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
    return selectors
      .filter((lostOne) => lostOne.classes.every((name) => classes.has(name)))
      .map(({ selector }) => selector)
      .filter((selector) => document.querySelector(selector) !== null);
  }, lost);
}

/** Custom properties are left out: most go because nothing reads them. */
function listLost(before: string, after: string): LostSelector[] {
  const kept = new Set(listStatements(after).map(formatStatement));
  const selectors = listStatements(before)
    .filter((statement) => !kept.has(formatStatement(statement)) && statement.property?.startsWith('--') !== true)
    .flatMap(({ selector }) => selector ?? []);

  return [...new Set(selectors)].map(forgetStates);
}

/** Pseudo-classes that ask for classes and elements, not for states. */
const ASKING = new Set([':is', ':where', ':has']);

/** Takes states, pseudo-elements and what is excluded out of a selector. */
function forgetStates(selector: string): LostSelector {
  const root = parseSelectors().astSync(selector);
  const states: Pseudo[] = [];
  root.walkPseudos((pseudo) => {
    if (!ASKING.has(pseudo.value)) states.push(pseudo);
  });
  for (const state of states) {
    const before = state.prev();
    if (before === undefined || before.type === 'combinator') state.replaceWith(parseSelectors.universal());
    else state.remove();
  }
  const classes = root.nodes.flatMap(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? node.value : [])));

  return { selector: root.toString(), classes };
}
