import { readFileSync } from 'node:fs';
import { parse } from '@flock/wirespec';

const source = readFileSync(process.argv[2], 'utf8');
const { errors } = parse(source);

for (const { value, index } of errors ?? []) {
  const before = source.slice(0, index).split('\n');
  console.log(
    `${process.argv[2]}:${before.length}:${before.at(-1).length + 1} ${value}`,
  );
}
process.exitCode = errors ? 1 : 0;
