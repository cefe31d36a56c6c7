import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { WIRESPEC } from '../../support/programs.mjs';

/** @type {{version: string}} */
const { version } = JSON.parse(fs.readFileSync(path.join(path.dirname(WIRESPEC), 'package.json'), 'utf8'));
assert.match(version, /^0\./);
