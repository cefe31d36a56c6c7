import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from '../../tools/support/paths.mjs';

/** Every contract file in `examples`, as absolute paths. */
export function listContracts(): string[] {
  return readdirSync(path.join(REPOSITORY, 'examples'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ws'))
    .map((file) => path.join(REPOSITORY, 'examples', file))
    .sort();
}
