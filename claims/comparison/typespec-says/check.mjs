import assert from 'node:assert/strict';
import fs from 'node:fs';
import { withScratchFolder } from '../../support/programs.mjs';
import { compileTypeSpec } from '../../support/typespec.mjs';

const text = fs.readFileSync(new URL('library.tsp', import.meta.url), 'utf8');
const { printed, document = '' } = withScratchFolder((folder) => compileTypeSpec(folder, text));

assert.doesNotMatch(printed, /\b(?:error|warning)\b/);
for (const part of [
  'pattern: ^[A-Z]',
  'minimum: 1',
  'default: 100',
  'nullable: true',
  "allOf:\n        - $ref: '#/components/schemas/Item'",
  'example:\n        name: Emma',
  'deprecated: true',
  "anyOf:\n        - $ref: '#/components/schemas/Book'",
  'image/png:',
  'scheme: Bearer',
]) {
  assert.ok(document.includes(part), `${part} is missing:\n${document}`);
}
