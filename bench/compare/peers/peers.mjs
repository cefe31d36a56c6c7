import path from 'node:path';
import { describeDocusaurus } from './docusaurus/describe.mjs';
import { describeStarlight } from './starlight/describe.mjs';
import { describeVitePress } from './vitepress/describe.mjs';

/** @typedef {import('../content/types').Group} Group */
/** @typedef {import('../content/types').Article} Article */

/**
 * @typedef {object} Peer
 * @property {'docusaurus' | 'vitepress' | 'starlight'} id
 * @property {string} name as the table has it
 * @property {string} template folder with the files a fresh project has, absolute
 * @property {string[]} build arguments for `node` that build the site, in its folder
 * @property {string} output folder of the built site, relative
 * @property {string[]} leftovers files and folders a build leaves behind, relative; a cold build starts without them
 * @property {string} article the class of the element that holds the text of a page
 * @property {(groups: readonly Group[], posts: readonly Article[]) => Record<string, string>} write the files of all pages, and of the sidebar
 * @property {(route: string) => string} locate the path of a page as the site's own links have it
 * @property {string} next selects the link to the next page
 */

/** @type {readonly Peer[]} */
export const PEERS = [describeDocusaurus, describeVitePress, describeStarlight].map((describe) => {
  const peer = describe();

  return { ...peer, template: path.join(import.meta.dirname, peer.id) };
});
