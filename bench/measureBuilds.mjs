import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../tools/support/paths.mjs';
import { Problem } from '../tools/support/Problem.mjs';
import { runCommand } from '../tools/support/runCommand.mjs';
import { CACHE } from './serveSite.mjs';

/** Number of generated pages that the part `growth` adds to our site. */
const ADDED_PAGES = 2_000;
const PAGES_PER_FOLDER = 50;
const DOCUSAURUS_BUILD = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'];
/** Entries of the repository that its copy does not need. */
const NOT_COPIED = [
  '.git',
  '.cache',
  '.docusaurus',
  '.docusaurus-fixture',
  'node_modules',
  'build',
  'tests',
  'bench',
  'screenshots',
];

/**
 * Runs a build and measures its time.
 *
 * @param {string} name of the site, for messages
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} folder
 * @param {NodeJS.ProcessEnv} environment added to the environment of this process
 * @returns {Promise<number>} seconds
 * @throws {Problem} if the build fails
 */
export async function runBuild(name, program, args, folder, environment) {
  console.error(`building ${name}`);
  const started = performance.now();
  const { exitCode, output } = await runCommand(program, args, { cwd: folder, env: environment });
  if (exitCode !== 0) throw new Problem(`The build of ${name} failed in ${folder}: fix the errors above.`, output);

  return (performance.now() - started) / 1000;
}

/**
 * Builds a copy of our site without caches or output of an earlier build.
 *
 * @param {boolean} isGrown whether the copy has 2,000 more pages, each with two contracts to compile
 * @returns {Promise<Record<string, number>>} seconds by metric
 * @throws {Problem} if the build fails; the copy is then kept for inspection
 */
export async function buildOurSite(isGrown) {
  const folder = copySite();
  if (isGrown) writeGeneratedPages(path.join(folder, 'docs'));
  const name = isGrown ? `our site with ${ADDED_PAGES} more pages` : 'our site';
  const seconds = await runBuild(name, process.execPath, DOCUSAURUS_BUILD, folder, { NODE_ENV: 'production' });
  rmSync(folder, { recursive: true });

  return { [isGrown ? `cold build with ${ADDED_PAGES} more pages s` : 'cold build s']: seconds };
}

/**
 * Copies the repository to a new folder that links to the same packages.
 *
 * @returns {string} path of the folder
 */
function copySite() {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(path.join(CACHE, 'our-site-'));
  for (const name of readdirSync(REPOSITORY).filter((one) => !NOT_COPIED.includes(one))) {
    cpSync(path.join(REPOSITORY, name), path.join(folder, name), { recursive: true });
  }
  // The bundler's cache is in node_modules/.cache. A cold build must not find it.
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(path.join(REPOSITORY, 'node_modules')).filter((one) => one !== '.cache')) {
    symlinkSync(path.join(REPOSITORY, 'node_modules', name), path.join(folder, 'node_modules', name));
  }

  return folder;
}

/** @param {string} docs folder of the documentation */
function writeGeneratedPages(docs) {
  for (let index = 0; index < ADDED_PAGES; index++) {
    const folder = path.join(docs, `generated-${Math.floor(index / PAGES_PER_FOLDER)}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `page-${index}.md`), writePage(index));
  }
}

/** @param {number} index */
function writePage(index) {
  // A unique word, so that the vocabulary of the search index grows with the pages.
  const name = `Record${index.toString(36)}`;

  return `---
title: The ${name} service
description: How the ${name} service keeps its records, what it answers when one is missing, and which code its contract generates for a client.
---

The ${name} service keeps records and hands them out. Page ${index} of the generated ones describes its contract.

## Records

\`\`\`wirespec emit=java,typescript
type ${name}Record { key: String, amount: Integer32, remarks: String[], parent: ${name}Parent? }
type ${name}Parent { key: String }
\`\`\`

## Endpoint

\`\`\`wirespec
type ${name}Answer { key: String }
endpoint Get${name} GET /${name.toLowerCase()}/{key: String} -> {
  200 -> ${name}Answer
  404 -> Unit
}
\`\`\`
`;
}
