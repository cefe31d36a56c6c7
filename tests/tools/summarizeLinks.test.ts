import { expect, it } from 'vitest';
import { summarizeLinks } from '../../tools/links/summarizeLinks';

const GOOD = { url: 'https://example.com/a' };
const BROKEN = { url: 'https://example.com/b', problem: 'responds with status 404' };

it('counts the addresses that respond', () => {
  expect(summarizeLinks([GOOD, BROKEN, GOOD])).toBe('3 external addresses: 2 respond, 1 do not.');
});

it('fails if no address works, and asks for a connection', () => {
  expect(() => summarizeLinks([BROKEN])).toThrow('No external address works: check the network connection');
});

it('fails if there are no addresses, and does not ask for a connection', () => {
  expect(() => summarizeLinks([])).toThrow(
    'No external address was checked: restore the addresses in tests/links/external-links.json',
  );
});
