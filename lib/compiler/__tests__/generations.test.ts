import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { emit } from '../emit';
import { EMITTER_PROPERTIES } from '../emitters';
import type { Emitter } from '../types';

const text = fs.readFileSync(path.resolve(__dirname, '../../../examples/library/library.ws'), 'utf8');
const sources = [{ path: 'library.ws', text }];
const emitters = Object.keys(EMITTER_PROPERTIES) as Emitter[];

it.each(emitters)('EMITTER_PROPERTIES states whether --ir changes the generated code: %s', (emitter) => {
  const changes =
    JSON.stringify(emit(sources, emitter)) !== JSON.stringify(emit(sources, emitter, { generation: 'ir' }));
  expect(changes).toBe(EMITTER_PROPERTIES[emitter].hasGenerations);
});
