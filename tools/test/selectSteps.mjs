import { parseArgs } from 'node:util';
import { Problem } from '../support/Problem.mjs';

/**
 * Selects the steps that the command line names.
 *
 * @template {{name: string}} Step
 * @param {readonly Step[]} steps
 * @param {readonly string[]} args empty for all steps, or `--only lint,unit`
 * @returns {Step[]} in the order of `steps`
 * @throws {Problem} for an unknown option or an unknown step
 */
export function selectSteps(steps, args) {
  /** @type {string | undefined} */
  let only;
  try {
    only = parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Problem(
      `Invalid arguments (${error instanceof Error ? error.message : String(error)}): use --only with the names of steps, for example npm test -- --only lint,unit.`,
    );
  }
  if (only === undefined) return [...steps];
  const names = only.split(',').map((name) => name.trim());
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name)).map((name) => `"${name}"`);
  if (unknown.length > 0) {
    throw new Problem(
      `--only names ${unknown.join(', ')}, which is not a step: use one or more of ${known.join(', ')}, separated by commas.`,
    );
  }

  return steps.filter(({ name }) => names.includes(name));
}
