import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';

describe('R-43 any other block', () => {
  it('reads an example file', () => {
    expect(parse('json file=a.json')).toMatchObject({ kind: 'plain', language: 'json', file: 'a.json' });
  });

  it.each([
    ['bash', 'npx wirespec compile -i ./a.ws', 'a compiler command is in a block that is not run'],
    ['json', '{"scripts": {"gen": "wirespec compile -i ./a.ws"}}', 'a compiler command is in a block that is not run'],
    ['yaml', 'run: npx wirespec compile -i a.ws', 'a compiler command is in a block that is not run'],
    ['bash', 'npx @flock/wirespec --help', 'a compiler command is in a block that is not run'],
  ])('refuses %s', (infoLine, body, message) => {
    expect(() => parse(infoLine, body)).toThrow(message);
  });
});
