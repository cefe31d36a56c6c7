import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './sites';

/** Lists the contract files in `examples`, as absolute paths. */
export function listContracts(): string[] {
  const folder = path.join(REPOSITORY, 'examples');

  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ws'))
    .map((file) => path.join(folder, file))
    .sort();
}
