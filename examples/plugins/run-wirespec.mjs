import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// Runs the compiler, and fails if it prints an error or exits with one.
const compiler = fileURLToPath(
  new URL('wirespec-bin.mjs', import.meta.resolve('@flock/wirespec')),
);
const { status, stderr } = spawnSync(
  process.execPath,
  [compiler, ...process.argv.slice(2)],
  {
    encoding: 'utf8',
    stdio: ['ignore', 'inherit', 'pipe'],
  },
);
process.stderr.write(stderr);
process.exitCode = status === 0 && stderr === '' ? 0 : 1;
