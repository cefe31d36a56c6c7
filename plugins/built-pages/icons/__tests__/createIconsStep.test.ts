import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readBuiltPages } from '../../../../lib/built-pages/readBuiltPages';
import { runPostBuildSteps } from '../../../../lib/built-pages/runPostBuildSteps';
import { makeFolder } from '../../../../tests/support/makeFolder';
import { createIconsStep } from '../createIconsStep';

it('hides drawings without a name from screen readers, and leaves the others as they are', async () => {
  const named =
    '<svg aria-label=New><path d=M0></svg><svg role=img><path d=M0></svg><svg aria-hidden=true></svg><svg><title>New</title></svg>';
  const folder = makeFolder({ 'index.html': `<body><a href=/><svg viewBox="0 0 9 9"><path d=M0></svg></a>${named}` });
  const pages = readBuiltPages(folder, '/');
  const names = { url: 'https://example.com', baseUrl: '/', title: '', tagline: '', titleDelimiter: '|' };
  await runPostBuildSteps([createIconsStep()], { ...names, folder, siteFolder: folder, pages }, () => undefined);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
    `<body><a href=/><svg aria-hidden=true viewBox="0 0 9 9"><path d=M0></svg></a>${named}`,
  );
});
