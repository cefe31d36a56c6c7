import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fromHtml } from 'hast-util-from-html';
import { select } from 'hast-util-select';
import { Problem } from '../../../tools/support/Problem.mjs';
import { listWords, measureCoverage } from './listWords.mjs';

/** A page that shows less of our words than this was not translated well, and its figures would be too good. */
const DEMANDED = 0.97;

/**
 * Compares every page of a built peer with ours, so that all sites show the same words and code.
 *
 * @param {import('../peers/peers.mjs').Peer} peer
 * @param {string} root folder of its built site
 * @param {readonly import('./types').Article[]} articles all of our pages
 * @returns {{words: number, coverage: number, lowest: {route: string, coverage: number}}} their words and the part of ours they have, and the page with the smallest part
 * @throws {Problem} when a page has too little of ours
 */
export function checkCoverage(peer, root, articles) {
  const pages = articles.map(({ route, words }) => {
    const theirs = readWords(peer, root, route);

    return { route, ours: words.length, theirs: theirs.length, coverage: measureCoverage(words, theirs) };
  });
  const lowest = pages.reduce((worst, page) => (page.coverage < worst.coverage ? page : worst));
  if (lowest.coverage < DEMANDED) {
    throw new Problem(
      `${peer.name} shows only ${(100 * lowest.coverage).toFixed(1)} % of the words of our page ${lowest.route}, so a comparison would not be fair: correct what bench/compare/content writes for it.`,
    );
  }
  const count = (/** @type {(page: (typeof pages)[number]) => number} */ read) =>
    pages.reduce((sum, page) => sum + read(page), 0);

  return {
    words: count(({ theirs }) => theirs),
    coverage: count(({ ours, coverage }) => ours * coverage) / count(({ ours }) => ours),
    lowest: { route: lowest.route, coverage: lowest.coverage },
  };
}

/**
 * @param {import('../peers/peers.mjs').Peer} peer
 * @param {string} root
 * @param {string} route
 */
function readWords(peer, root, route) {
  const files = [`${route}.html`, `${route}/index.html`].map((name) => path.join(root, name));
  const file = files.find((name) => existsSync(name));
  const tree = file === undefined ? undefined : fromHtml(readFileSync(file, 'utf8'));
  const article = tree && select(`.${peer.article}`, tree);

  return article === undefined ? [] : listWords(article);
}
