import { expect, it } from 'vitest';
import { readConstraints } from '@site/lib/syntax/readConstraints';
import { handleRequest } from '../../../../lib/compiler/handleRequest';
import { listFacts } from '../listFacts';

it.each(['type A = String(/^a$/)', 'type A = String?(/^a$/)', 'type A = Integer32(0, _)?', 'type A = String?'])(
  'writes a refined type as the language does: %s',
  (text) => {
    const files = { 'a.ws': text };
    expect(handleRequest('check', { files })).toEqual([]);
    const { 'a.ws': definitions } = handleRequest('ast', { files });
    const { 'a.ws': tokens = [] } = handleRequest('tokens', { files });
    expect(listFacts(definitions ?? [], readConstraints(tokens))).toEqual([text]);
  },
);
