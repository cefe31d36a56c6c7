import path from 'node:path';
import { prepareNginx } from '../../tools/deploy/prepareNginx';
import { findFreePort } from './findFreePort';
import { areProgramsRequired } from './areProgramsRequired';
import { findNginx, startNginx } from './startNginx';

/**
 * Brotli quality for tests. Compressing is ten times as fast as with the highest quality, and the format is the same.
 */
const QUALITY = 4;

export interface ServedSite {
  /** Address of the site, without a slash at its end. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Returns the reason why tests with nginx are skipped on this machine; `npm test` shows it. Where nginx is required,
 * there is no reason: the tests fail instead.
 */
export function findReasonToSkip(found = findNginx()): string | undefined {
  return 'missing' in found && !areProgramsRequired() ? found.missing : undefined;
}

/**
 * Serves a built site with nginx and the configuration of the repository.
 *
 * @param build - folder of the built site, absolute
 * @param target - folder for configuration and site, absolute; its previous content is deleted
 * @throws Error if nginx or its Brotli module is missing, or if nginx does not start
 */
export async function serveWithNginx(build: string, target: string): Promise<ServedSite> {
  const found = findNginx();
  if ('missing' in found) throw new Error(found.missing);
  const port = await findFreePort();
  await prepareNginx({ build, target: path.resolve(target), port, quality: QUALITY });
  const { stop } = await startNginx(found.program, path.resolve(target), port);

  return { address: `http://127.0.0.1:${port}`, stop };
}
