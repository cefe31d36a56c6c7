import assert from 'node:assert/strict';
import { readRequest, readRequestIr } from '../../support/readRequests.mjs';

const { url } = await readRequest({ title: 'Cats&Dogs' });
assert.deepEqual([...new URL(url).searchParams.keys()], ['title', 'Dogs']);

const { url: encoded } = await readRequestIr({ title: ['Cats & Dogs'] });
assert.equal(new URL(encoded).searchParams.get('title'), 'Cats & Dogs');
