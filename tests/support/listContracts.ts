import { readdirSync } from 'node:fs';
import path from 'node:path';
import { REPOSITORY } from './sites';

/** Lists the contract files in a folder of the repository, as paths relative to the repository. */
export function listContracts(folder = 'examples'): string[] {
  const files = readdirSync(path.join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' });
  const contracts = files.filter((file) => file.endsWith('.ws'));
  if (contracts.length === 0) throw new Error(`The folder ${folder} contains no contracts.`);

  return contracts.map((file) => path.posix.join(folder, file)).sort();
}
