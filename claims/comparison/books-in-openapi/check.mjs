import assert from 'node:assert/strict';
import fs from 'node:fs';
import { findOpenApiErrors } from '../../support/openApi.mjs';

const TEXT = fs.readFileSync(new URL('../../../examples/comparison/books.yaml', import.meta.url), 'utf8');

assert.equal(await findOpenApiErrors(TEXT), '');
assert.match(await findOpenApiErrors(TEXT.replace('in: query', 'in: queries')), /equal to one of the allowed values/);
assert.match(await findOpenApiErrors(TEXT.replace('schemas/BookList', 'schemas/Books')), /Can't resolve/);
