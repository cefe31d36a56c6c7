import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const compiler = path.dirname(createRequire(import.meta.url).resolve('@flock/wirespec'));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
try {
  fs.writeFileSync(path.join(folder, 'book.txt'), 'type Book { title: String }');
  fs.mkdirSync(path.join(folder, 'in'));
  fs.symlinkSync('../book.txt', path.join(folder, 'in', 'book.ws'));
  const words = ['compile', '-i', './in', '-o', './out', '-l', 'Wirespec'];
  spawnSync(process.execPath, [path.join(compiler, 'wirespec-bin.mjs'), ...words], { cwd: folder });
  assert.match(fs.readFileSync(path.join(folder, 'out', 'wirespec.ws'), 'utf8'), /type Book \{/);
} finally {
  fs.rmSync(folder, { recursive: true });
}
