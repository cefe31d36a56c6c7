import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBreakingChanges } from './compare-contracts.mjs';

/** The text of all contracts directly in a folder, as the compiler reads them. */
const read = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ws'))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

const [before, after] = process.argv.slice(2);
const changes = findBreakingChanges(read(before), read(after));
for (const change of changes) console.log(change);
console.log(`${changes.length} breaking changes from ${before} to ${after}`);
process.exitCode = changes.length === 0 ? 0 : 1;
