import assert from 'node:assert/strict';
import { parse } from '@flock/wirespec';

const [error] = parse('type Book { title String }').errors ?? [];
assert.deepEqual([error?.line, error?.position, error?.index, error?.length], [1, 25, 18, 6]);
assert.match(error?.value ?? '', /Colon expected/);
