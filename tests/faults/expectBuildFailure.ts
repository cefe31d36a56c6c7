import { expect } from 'vitest';
import { buildTinySite, type TinySite } from './buildTinySite';

/**
 * Builds a small site that has a fault.
 *
 * @returns the output of the build; a build that passes fails the test.
 */
export async function expectBuildFailure(site: TinySite): Promise<string> {
  const { exitCode, output } = await buildTinySite(site);
  expect(exitCode, output).not.toBe(0);

  return output;
}
