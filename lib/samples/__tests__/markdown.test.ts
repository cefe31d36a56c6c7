import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilerVersion } from '../../compiler';
import { openExamples } from '../examples';
import { resolveFence } from '../resolveFence';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'markdown-'));
  fs.writeFileSync(path.join(folder, 'shelf.ws'), 'type Shelf { label: String }\n');
  fs.writeFileSync(
    path.join(folder, 'ping.json'),
    '{"type":"record","name":"Ping","fields":[{"name":"at","type":"long"}]}',
  );
});

afterAll(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

async function toMarkdown(infoLine: string, body = ''): Promise<string> {
  const [language = '', ...meta] = infoLine.split(' ');
  const host = { projectFolder: path.resolve(__dirname, '../../..'), examples: openExamples(folder) };
  return (await resolveFence({ language, meta: meta.join(' '), body }, host)).markdown;
}

describe('a block for readers of Markdown', () => {
  it('is a contract followed by its generated files', async () => {
    const markdown = await toMarkdown('wirespec emit=wirespec', 'type A { b: String }');
    expect(markdown).toMatch(
      /^```wirespec\ntype A \{ b: String \}\n```\n\n\*\*Wirespec: \S+\.ws\*\*\n\n```wirespec\ntype A \{[^`]*\n```$/,
    );
  });

  it('is a wrong contract followed by what the compiler says', async () => {
    expect(await toMarkdown('wirespec wrong', 'type A { b String }')).toBe(
      [
        '```wirespec\ntype A { b String }\n```',
        `This contract does not compile. Wirespec ${compilerVersion} says:`,
        '- line 1, column 12: Colon expected, not: WsString at line 1 and position 12',
      ].join('\n\n'),
    );
  });

  it('is generated code under the names of its files', async () => {
    expect(await toMarkdown('output emitter=java of=shelf.ws')).toMatch(
      /^\*\*Java: model\/Shelf\.java\*\*\n\n```java\npackage com/,
    );
  });

  it('is the contract a converter wrote', async () => {
    expect(await toMarkdown('output converter=avro of=ping.json')).toMatch(/^\*\*ping\.ws\*\*\n\n```wirespec\n/);
  });

  it('is commands with what they printed', async () => {
    expect(await toMarkdown('console exit=3', '$ echo one\n$ (exit 3)')).toBe(
      '```console\n$ echo one\none\n$ (exit 3)\n```\n\nThe exit code of the last command is 3.',
    );
  });

  it('is productions of the grammar', async () => {
    expect(await toMarkdown('grammar production=value')).toMatch(/^```ebnf\nvalue = /);
  });

  it('is other code, in a fence that its own back-ticks do not close', async () => {
    expect(await toMarkdown('text title=notes', 'a\n```\nb')).toBe('**notes**\n\n````text\na\n```\nb\n````');
  });
});
