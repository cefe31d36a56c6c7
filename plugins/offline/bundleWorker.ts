import path from 'node:path';
import { bundleScript } from '../../lib/scripts/bundleScript';
import type { WorkerSetup } from './worker/WorkerSetup';

/**
 * Bundles a service worker. The site's bundler cannot do this: the worker needs a fixed name, and its setup lists the
 * files that the bundler writes.
 *
 * @param name - `serve` caches pages, `remove` removes an installed worker
 * @returns JavaScript
 * @throws Error with the bundler's messages
 */
export function bundleWorker(name: 'serve' | 'remove', setup: WorkerSetup): Promise<string> {
  return bundleScript(path.join(__dirname, 'worker', `${name}.ts`), setup);
}
