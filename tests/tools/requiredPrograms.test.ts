import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { findReasonToSkip } from '../support/nginx';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a test that needs a missing program', () => {
  it.each([
    ['is skipped, with a reason', '', 'nginx is not installed'],
    ['fails where the program is required', 'required', undefined],
  ])('%s', (_, value, reason) => {
    vi.stubEnv('TEST_PROGRAMS', value);
    expect(findReasonToSkip({ missing: 'nginx is not installed' })).toBe(reason);
  });
});

it.each([
  ['.ci/run', /apt-get >\/dev\/null; then export TEST_PROGRAMS=required; fi/],
  ['.github/workflows/site.yml', /run: npm test\n\s+env:\n(?:.+\n)*?\s+TEST_PROGRAMS: required\n/],
])('%s requires the programs that it installs', (file, pattern) => {
  expect(readFileSync(path.join(REPOSITORY, file), 'utf8')).toMatch(pattern);
});
