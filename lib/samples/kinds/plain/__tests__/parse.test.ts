import { describe, expect, it } from 'vitest';
import { parseInfoLine as parse } from '../../../__tests__/parseInfoLine';
import { readBlock } from '../../../kinds';

describe('R-43 any other block', () => {
  it('reads an example file', () => {
    expect(parse('json file=a.json')).toMatchObject({ kind: 'plain', language: 'json', file: 'a.json' });
  });

  it('shows the example it is filled with, which other blocks may follow', async () => {
    const examples = { read: () => '{}', expand: (paths: readonly string[]) => [...paths] };
    const resolve = (meta: string, body: string) =>
      readBlock({ language: 'json', meta, body }).resolve({ projectFolder: '', examples });
    expect(await resolve('file=a.json', '')).toMatchObject({ shows: 'a.json' });
    expect(await resolve('', '{}')).not.toHaveProperty('shows');
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
