import assert from 'node:assert/strict';
import fs from 'node:fs';
import { findOpenApiErrors } from '../../support/openApi.mjs';

const text = fs.readFileSync(new URL('library.yaml', import.meta.url), 'utf8');
assert.equal(await findOpenApiErrors(text), '');

// The validator checks these parts: it rejects a document in which one of them has another value.
for (const { part, other } of [
  { part: 'deprecated: true', other: 'deprecated: later' },
  { part: 'type: http', other: 'type: none' },
  { part: 'x-team: lending', other: 'team: lending' },
  { part: 'webhooks:', other: 'hooks:' },
  { part: 'examples:', other: 'samples:' },
  { part: 'itemSchema:', other: 'items:' },
]) {
  assert.notEqual(await findOpenApiErrors(text.replace(part, other)), '', `${other} is accepted.`);
}
