import { parseArgs } from 'node:util';
import { describeError } from '../../lib/errors/describeError';
import { Problem } from '../support/Problem.mjs';

/**
 * Selects the steps that the command line names, in the order of `steps`.
 *
 * @param args - empty for all steps, or `--only lint,unit`
 * @throws Problem for an unknown option or an unknown step
 */
export function selectSteps<Step extends { name: string }>(steps: readonly Step[], args: readonly string[]): Step[] {
  let only: string | undefined;
  try {
    ({ only } = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values);
  } catch (error) {
    throw new Problem(
      `Invalid arguments (${describeError(error)}): use --only with the names of steps, for example npm test -- --only lint,unit.`,
    );
  }
  if (only === undefined) return [...steps];
  const names = only.split(',').map((name) => name.trim());
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name)).map((name) => `"${name}"`);
  if (unknown.length > 0) {
    throw new Problem(
      `Unknown step in --only: ${unknown.join(', ')}. Use one or more of ${known.join(', ')}, separated by commas.`,
    );
  }

  return steps.filter(({ name }) => names.includes(name));
}
