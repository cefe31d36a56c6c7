import { expect, it } from 'vitest';
import { createInstallProblem, ensureInstalled } from '../../tools/support/ensureInstalled.mjs';
import { makeFolder } from '../support/makeFolder';

it('reports a missing network in one line, without the output of npm', () => {
  const problem = createInstallProblem('npm error code EAI_AGAIN\nnpm error syscall getaddrinfo\n', '/site');

  expect(problem.message).toBe(
    'npm could not reach the package registry while installing into /site/node_modules (EAI_AGAIN): ' +
      'connect to the network (the first run needs it) or correct the registry (npm config get registry), then run the command again.',
  );
  expect(problem.details).toBe('');
});

it('shows the output of npm if it failed for another reason', () => {
  const problem = createInstallProblem('npm error code EUSAGE\nnpm error lock file does not fit\n', '/site');

  expect(problem.message).toBe('npm ci failed in /site: fix the errors above, then run the command again.');
  expect(problem.details).toContain('lock file does not fit');
});

it('asks for the lock file when it is missing', async () => {
  const root = makeFolder({});

  await expect(ensureInstalled(root)).rejects.toThrow(`package-lock.json is missing from ${root}`);
});
