import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkDeployment } from '../../tools/deploy/check/checkDeployment';
import { findReasonToSkip, serveWithNginx } from '../support/nginx';
import { SITE_FOLDER } from '../support/sites';
import { expect, test } from '../support/test';

const reason = findReasonToSkip();

test.skip(reason !== undefined, reason);

test('nginx serves the built site with the headers, redirects, caching and compression that deploy:check asks for, and without broken links', async () => {
  test.setTimeout(120_000);
  const target = mkdtempSync(path.join(os.tmpdir(), 'nginx-site-'));
  const site = await serveWithNginx(SITE_FOLDER, target);
  try {
    const results = await checkDeployment(site.address, []);
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
    expect(results).toHaveLength(7);
  } finally {
    await site.stop();
    rmSync(target, { recursive: true, force: true });
  }
});
