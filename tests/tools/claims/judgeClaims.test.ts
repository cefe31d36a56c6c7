import { readdirSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import type { Claim } from '../../../lib/claims';
import { describeVerdicts, judgeClaims } from '../../../tools/claims/judgeClaims';
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
  // The result for the previous text is gone.
  expect(readdirSync(folder)).toHaveLength(1);
});

it('summarizes verdicts in one line, which names only what there is', () => {
  const verdict = { id: 'a', trials: 2, problems: [], observed: [] };
  const [holds, fails, skipped] = (['holds', 'fails', 'skipped'] as const).map((state) => ({ ...verdict, state }));
  expect(describeVerdicts([holds!])).toBe('1 claim holds (2 trials)');
  expect(describeVerdicts([holds!, holds!, fails!, fails!])).toBe('2 claims hold (8 trials), 2 do not');
  expect(describeVerdicts([skipped!])).toBe('0 claims hold (2 trials), 1 not tried, because a tool is not installed');
});
