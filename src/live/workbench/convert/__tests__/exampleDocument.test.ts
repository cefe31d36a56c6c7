import { expect, it } from 'vitest';
import { convert } from '../../../../../lib/compiler';
import { check } from '../../../../../lib/compiler/check';
import { findLosses } from '../../../../../lib/losses';
import { EXAMPLE } from '../exampleDocument';

it('the example becomes a contract that compiles, and shows a loss with and one without a repair', () => {
  if (typeof EXAMPLE.text !== 'string') throw new Error('The example is a long document.');
  const contract = convert({ path: 'rooms.json', text: EXAMPLE.text }, 'openapi-v3');
  expect(check([contract])).toEqual([]);
  const losses = findLosses(JSON.parse(EXAMPLE.text), contract.text);
  expect(losses.map(({ effect, repair }) => [effect, repair])).toEqual([
    ['note', undefined],
    ['rule', 'type RoomName = String(/^[A-Z][0-9]{2}$/)'],
  ]);
});
