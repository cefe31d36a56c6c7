import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findNodeProblem } from '../../tools/support/findNodeProblem.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';

const read = (file: string): string => readFileSync(path.join(REPOSITORY, file), 'utf8');

const SENTENCE = 'Node 24 (22.12 and 20.19 work, too)';

it.each([
  ['.ci/run', 'Node 24 from https://nodejs.org (22.12 and 20.19 work, too)'],
  ['README.md', SENTENCE],
  ['CONTRIBUTING.md', SENTENCE],
  ['docs-dev/hosting.md', 'Node 24'],
  ['docs/getting-started.md', 'You need Node.js 22.12 or later, such as {{version:node}}. Node.js 20.19 works, too'],
  ['package.json', '"node": "^20.19 || >=22.12"'],
  ['Dockerfile', 'FROM node:24-bookworm-slim'],
])('%s names the same versions of Node as the other files', (file, words) => {
  expect(read(file)).toContain(words);
});

it('the workflow and the message about an old Node name the same versions', () => {
  const versions = [...read('.github/workflows/site.yml').matchAll(/node-version: (.+)/g)].map(
    ([, version]) => version,
  );
  expect([...new Set(versions)]).toEqual(['24']);
  expect(findNodeProblem('18.0.0')).toContain(SENTENCE);
});
