import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

const [error] = parse('type Book { title String }').errors ?? [];
assert.deepEqual([error?.line, error?.position, error?.index, error?.length], [1, 25, 18, 6]);
assert.match(error?.value ?? '', /Colon expected/);

const twice = parse('\ntype Book { title: String } type Book { isbn: String }').errors ?? [];
assert.deepEqual([twice[0]?.index, twice[0]?.line, twice[0]?.position], [0, 1, 1]);

const [below] = parse('// c\ntype Book {\n  title String\n}').errors ?? [];
assert.deepEqual([below?.line, below?.index], [2, 25]);
