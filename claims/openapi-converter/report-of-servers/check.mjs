import assert from 'node:assert/strict';
import { printLosses } from '../../support/lossReport.mjs';

assert.match(
  printLosses(import.meta.url),
  /^Left out of the contract: 2\s+servers: \d+:\d+\s+description: \d+:\d+\s*$/,
);
