import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { askServer, listDiagnostics, open, request } from '../../../claims/support/languageServer.mjs';
import { makeFolder } from '../../support/makeFolder';

it('asks the language server about files and places in them', () => {
  const url = pathToFileURL(path.join(makeFolder({ 'a.ws': 'type Book { title: Text }\n' }), 'check.mjs')).href;
  const name = askServer(open(url, 'a.ws'), request(url, 'definition', 'a.ws:1:6'));
  expect(listDiagnostics(name)).toEqual([['Cannot find reference: Text']]);
  expect(name.at(-1)?.result).toHaveLength(1);
  const keyword = askServer(open(url, 'a.ws'), request(url, 'definition', 'a.ws:1:2'));
  expect(keyword.at(-1)).toMatchObject({ id: 1 });
  expect(keyword.at(-1)?.result ?? []).toHaveLength(0);
});

it('returns the errors of the server', () => {
  const [refused] = askServer(request('file:///check.mjs', 'none', 'a.ws:1:1'));
  expect(refused?.error?.message).toContain('Method not found');
});
