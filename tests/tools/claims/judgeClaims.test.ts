import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import type { Claim } from '../../../lib/claims';
import { describeVerdicts, judgeClaims } from '../../../tools/claims/judgeClaims';
import * as systemTools from '../../../tools/claims/systemTools';
import * as attempts from '../../../tools/claims/tryClaims';
import { makeFolder } from '../../support/makeFolder';

const contract = 'type Book { title: String }\n';

function createClaim(id: string, text: string): Claim {
  return {
    id,
    trials: [{ try: 'emit', for: ['java'], writes: { 'model/Book.java': [text] } }],
    files: { 'contract.ws': contract },
    examples: {},
  };
}

const TRUE = createClaim('java/true', 'String title');
const FALSE = createClaim('java/false', 'Integer title');

it('distinguishes true and false claims, and reports the actual result', async () => {
  const verdicts = await judgeClaims([TRUE, FALSE], makeFolder({}));
  expect(verdicts.map(({ id, state }) => [id, state])).toEqual([
    ['java/true', 'holds'],
    ['java/false', 'fails'],
  ]);
  expect(verdicts[1]?.problems.join()).toMatch(
    /^claims\/java\/false\/claim.yaml \(for: java\): writes: model\/Book.java lacks "Integer title".*record Book/s,
  );
  expect(describeVerdicts(verdicts)).toBe('1 claim holds (2 trials), 1 does not');
});

it('repeats only changed or failed claims', async () => {
  const folder = makeFolder({});
  const tryClaims = vi.spyOn(attempts, 'tryClaims');
  const tried = () => tryClaims.mock.calls.map(([claims]) => claims.map(({ id }) => id));
  await judgeClaims([TRUE, FALSE], folder);
  await judgeClaims([TRUE, FALSE], folder);
  const changed = { ...TRUE, files: { 'contract.ws': `${contract}type Other { title: String }\n` } };
  await judgeClaims([changed, FALSE], folder);
  await judgeClaims([{ ...changed, examples: { 'http/server.ts': 'serve();' } }], folder);
  expect(tried()).toEqual([['java/true', 'java/false'], ['java/false'], ['java/true', 'java/false'], ['java/true']]);
  // The result for the previous text was deleted.
  expect(readdirSync(folder)).toHaveLength(1);
});

it('tries equal claims with different names, and claims whose cached verdict cannot be read', async () => {
  const folder = makeFolder({});
  const twin = { ...TRUE, id: 'java/twin' };
  await judgeClaims([TRUE, twin], folder);
  const names = readdirSync(folder);
  expect(names).toHaveLength(2);
  for (const name of names) writeFileSync(path.join(folder, name), '{');
  const tryClaims = vi.spyOn(attempts, 'tryClaims');
  const verdicts = await judgeClaims([TRUE, twin], folder);
  expect(verdicts.map(({ id, state }) => [id, state])).toEqual([
    ['java/true', 'holds'],
    ['java/twin', 'holds'],
  ]);
  expect(tryClaims.mock.calls[0]?.[0]).toHaveLength(2);
});

it('repeats claims when the tools of the system change, and those that were skipped', async () => {
  const folder = makeFolder({});
  const readSystemTools = vi.spyOn(systemTools, 'readSystemTools');
  const tryClaims = vi.spyOn(attempts, 'tryClaims');
  const skipped = { ...TRUE, id: 'rust/skipped', trials: [{ try: 'compile', for: ['rust'], error: 'E0255' }] } as Claim;
  for (const version of ['javac 17', 'javac 17', 'javac 21']) {
    readSystemTools.mockReturnValue(new Map([['javac', version]]));
    await judgeClaims([TRUE, skipped], folder);
  }
  expect(tryClaims.mock.calls.map(([claims]) => claims.map(({ id }) => id))).toEqual([
    ['java/true', 'rust/skipped'],
    ['rust/skipped'],
    ['java/true', 'rust/skipped'],
  ]);
});

it('fails if a claim gets no verdict', async () => {
  vi.spyOn(attempts, 'tryClaims').mockResolvedValue([]);
  await expect(judgeClaims([TRUE], makeFolder({}))).rejects.toThrow(
    'tryClaims returned no verdict for claims/java/true.',
  );
});

it('summarizes verdicts in one line, without counts that are zero', () => {
  const verdict = { id: 'a', jobCount: 2, problems: [], observed: [] };
  const [holds, fails, skipped] = (['holds', 'fails', 'skipped'] as const).map((state) => ({ ...verdict, state }));
  expect(describeVerdicts([holds!])).toBe('1 claim holds (2 trials)');
  expect(describeVerdicts([holds!, holds!, fails!, fails!])).toBe('2 claims hold (8 trials), 2 do not');
  expect(describeVerdicts([skipped!])).toBe('0 claims hold (2 trials), 1 not tried, because a tool is not installed');
});
