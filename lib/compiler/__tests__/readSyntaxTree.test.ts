import { describe, expect, it } from 'vitest';
import { readSyntaxTree } from '../readSyntaxTree';

describe('readSyntaxTree', () => {
  it('returns the definitions as plain objects that can be sent from a worker', () => {
    const tree = readSyntaxTree('/* c */\ntype A { b: String?, c: {Integer[]?} }\nenum E { X, Y }\ntype U = A | E');
    expect(structuredClone(tree)).toEqual([
      {
        node: 'WsType',
        identifier: 'A',
        comment: 'c',
        shape: {
          node: 'WsShape',
          value: [
            {
              node: 'WsField',
              identifier: { node: 'WsFieldIdentifier', value: 'b' },
              reference: { node: 'WsPrimitive', type: { node: 'WsPrimitiveType', name: 'String' }, isNullable: true },
            },
            {
              node: 'WsField',
              identifier: { node: 'WsFieldIdentifier', value: 'c' },
              reference: {
                node: 'WsDict',
                isNullable: false,
                reference: {
                  node: 'WsIterable',
                  isNullable: true,
                  reference: {
                    node: 'WsPrimitive',
                    type: { node: 'WsPrimitiveType', name: 'Integer' },
                    isNullable: false,
                  },
                },
              },
            },
          ],
        },
      },
      { node: 'WsEnum', identifier: 'E', comment: null, entries: ['X', 'Y'] },
      {
        node: 'WsUnion',
        identifier: 'U',
        comment: null,
        entries: ['A', 'E'].map((value) => ({ node: 'WsCustom', value, isNullable: false })),
      },
    ]);
  });

  it('returns the parts of an endpoint', () => {
    const tree = readSyntaxTree(
      'endpoint G POST String /a/{id: String} # {h: Integer} -> { 200 -> Bytes[] # {x: String} }',
    );
    expect(tree?.[0]).toMatchObject({
      node: 'WsEndpoint',
      method: { node: 'WsMethod', name: 'POST' },
      path: [
        { node: 'WsLiteral', value: 'a' },
        { node: 'WsParam', identifier: { value: 'id' } },
      ],
      queries: [],
      headers: [{ identifier: { value: 'h' } }],
      requests: [{ node: 'WsRequest', content: { type: 'application/json' } }],
      responses: [{ status: '200', headers: [{ identifier: { value: 'x' } }], content: { isNullable: false } }],
    });
  });

  it('returns nothing for text that the compiler refuses', () => {
    expect(readSyntaxTree('type A { b String }')).toBeUndefined();
  });
});
