import assert from 'node:assert/strict';
import { printLosses } from '../../support/lossReport.mjs';

assert.match(printLosses(import.meta.url), /^The contract says everything that the document says\.\s*$/);
