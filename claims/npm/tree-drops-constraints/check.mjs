import assert from 'node:assert/strict';
import { Emitters } from '@flock/wirespec';
import { emitFromTree } from '../../support/emitFromTree.mjs';

const CONTRACT = `
@Description("Said") type Book { isbn: Isbn, stars: Rating }
type Isbn = String(/^97$/g)
type Rating = Integer(0, 6)
type Item = Book | Film
type Film { title: String }
endpoint Get GET /get -> { 200 -> Item }`;

const typescript = emitFromTree(CONTRACT, Emitters.TYPESCRIPT);
assert.ok(typescript.includes('validateIsbn = (value: string) => true'));
assert.ok(typescript.includes('validateRating = (value: number) => true'));
assert.doesNotMatch(emitFromTree(CONTRACT, Emitters.OPENAPI_V3), /Said|pattern|minimum/);
assert.doesNotMatch(emitFromTree(CONTRACT, Emitters.KOTLIN), /Wirespec\.Model, Item/);
