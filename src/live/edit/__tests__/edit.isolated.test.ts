import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { handleRequest } from '../../../../lib/compiler/handleRequest';
import { describeProblems } from '../describeProblems';
import { readCompletingFiles } from '../readCompletingFiles';

const examples = vi.hoisted(() => ({ areReachable: true }));

vi.mock('../../examples/loadExampleContracts', () => ({
  loadExampleContracts: async () => {
    if (!examples.areReachable) throw new Error('Loading chunk 7 failed.');
    return Promise.resolve(
      new Map([
        ['shop/shop.ws', 'type A { b: B }\n\n// of B\ntype B { c: C }\n\ntype C { d: String }\n'],
        ['other/shop.ws', 'type D { e: String }'],
        ['third/shop.ws', 'type F { g: String }'],
      ]),
    );
  },
}));

const compiler = {
  definitions: (request: Parameters<typeof handleRequest<'definitions'>>[1]) =>
    Promise.resolve(handleRequest('definitions', request)),
};

describe('readCompletingFiles', () => {
  const shown = { path: 'shop.ws', text: '// of B\ntype B { c: C }' };

  it('returns the other definitions of the file', async () => {
    expect(await readCompletingFiles({ part: 'shop/shop.ws' }, shown, compiler)).toEqual({
      'more-shop.ws': 'type A { b: B }\n\ntype C { d: String }',
    });
  });

  it('returns other files completely, none of them with the name of the contract', async () => {
    expect(await readCompletingFiles({ with: ['other/shop.ws'] }, shown, compiler)).toEqual({
      'more-shop.ws': 'type D { e: String }',
    });
    expect(await readCompletingFiles({ with: ['other/shop.ws'] }, { ...shown, path: 'x.ws' }, compiler)).toEqual({
      'shop.ws': 'type D { e: String }',
    });
  });

  it('renames files whose names are equal', async () => {
    expect(await readCompletingFiles({ with: ['other/shop.ws', 'third/shop.ws'] }, shown, compiler)).toEqual({
      'more-shop.ws': 'type D { e: String }',
      'more-more-shop.ws': 'type F { g: String }',
    });
  });

  it('rejects with a message for readers if files are missing or cannot be loaded', async () => {
    examples.areReachable = false;
    onTestFinished(() => {
      examples.areReachable = true;
    });
    await expect(readCompletingFiles({ part: 'shop/shop.ws' }, shown, compiler)).rejects.toThrow(
      /^The files that complete this contract could not be loaded\. Check the connection/,
    );
    examples.areReachable = true;
    await expect(readCompletingFiles({ with: ['gone.ws'] }, shown, compiler)).rejects.toThrow(
      'The file gone.ws, which completes this contract, is missing. Reload the page.',
    );
  });

  it('returns no files if the contract is complete', async () => {
    expect(await readCompletingFiles({}, shown, compiler)).toEqual({});
  });
});

describe('describeProblems', () => {
  const diagnostic = { message: 'No', source: 'compiler', path: 'a.ws', line: 1, column: 2, length: 3 } as const;

  it('reports that a contract compiles', () => {
    expect(describeProblems({ diagnostics: [], stderr: '' }, 'a.ws')).toMatchObject({
      status: { tone: 'good', text: 'Compiles' },
      isRefused: false,
    });
  });

  it('distinguishes problems of this file from those of others', () => {
    const others = { ...diagnostic, path: 'b.ws' };
    expect(describeProblems({ diagnostics: [diagnostic, others], stderr: '' }, 'a.ws')).toEqual({
      status: { tone: 'bad', text: '2 problems' },
      own: [diagnostic],
      others: ['b.ws:1:2 No'],
      isRefused: true,
    });
  });

  it('distinguishes contracts that the compiler accepts but this site does not', () => {
    const strict = { ...diagnostic, source: 'site' } as const;
    expect(describeProblems({ diagnostics: [strict], stderr: '' }, 'a.ws')).toMatchObject({
      status: { text: '1 problem' },
      isRefused: false,
    });
  });
});
