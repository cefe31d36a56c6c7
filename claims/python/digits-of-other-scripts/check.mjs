import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { runRepairedPython } from '../../support/repairedPython.mjs';

const CONTRACT = fs.readFileSync(path.join(import.meta.dirname, 'code.ws'), 'utf8');
// U+0663 is an Arabic digit.
const PROGRAM = 'from library.model import Code\nprint(Code("7").validate(), Code("\\u0663").validate())';

assert.equal(runRepairedPython(CONTRACT, PROGRAM), 'True True');
