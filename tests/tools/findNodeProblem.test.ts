import { expect, it } from 'vitest';
import { findNodeProblem } from '../../tools/support/findNodeProblem.mjs';

it.each(['20.19.0', '20.20.2', '22.12.0', '23.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(findNodeProblem(version)).toBeUndefined();
});

it.each(['22.11.0', '21.7.3', '20.18.3', '18.20.4', '16.0.0', '9.11.2'])(
  'refuses Node %s in one line that says what to do',
  (version) => {
    expect(findNodeProblem(version)).toBe(
      `This site needs Node 24 (22.12 and 20.19 work, too), but this is Node ${version}: install Node 24 from https://nodejs.org and run the command again.`,
    );
  },
);
