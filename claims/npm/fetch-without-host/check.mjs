import assert from 'node:assert/strict';
import { wirespecFetch } from '@flock/wirespec/fetch';

await assert.rejects(
  () => wirespecFetch({ method: 'GET', path: ['find'], queries: {}, headers: {} }),
  /Failed to parse URL from \/find/,
);
