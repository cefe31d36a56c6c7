// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { mount } from '../../../__tests__/mount';
import GeneratedFileList from '../GeneratedFileList';

/** Renders the list and returns its folders and files as it shows them, in order. */
async function listNames(paths: readonly string[]): Promise<(string | null)[]> {
  const { host } = await mount(<GeneratedFileList paths={paths} chosen={undefined} onChoose={vi.fn<() => void>()} />);
  return [...host.querySelectorAll('span, button')].map((element) => element.textContent);
}

it('names each folder from the folder that contains all files', async () => {
  expect(
    await listNames(['com/example/model/Book.java', 'com/example/Wirespec.java', 'com/example/mode/A.java']),
  ).toEqual(['com/example', 'Wirespec.java', 'mode', 'A.java', 'model', 'Book.java']);
});

it.each([
  ['a single folder keeps its whole name', ['com/example/Book.java'], ['com/example', 'Book.java']],
  ['files without a folder have no folder name', ['openapi.json'], ['openapi.json']],
  ['folders without a common one keep their whole names', ['b/c/D.ts', 'A.ts'], ['A.ts', 'b/c', 'D.ts']],
])('%s', async (_name, paths, names) => {
  expect(await listNames(paths)).toEqual(names);
});
