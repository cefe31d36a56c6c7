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
  const names = parseOnlyOption(args)
    ?.split(',')
    .flatMap((name) => name.trim() || []);
  if (names === undefined) return [...steps];
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0 || names.length === 0) {
    const asked = unknown.map((name) => `"${name}"`).join(', ') || 'nothing';
    throw new Problem(
      `--only names ${asked}, which is not a step: use one or more of ${known.join(', ')}, separated by commas.`,
    );
  }

  return steps.filter(({ name }) => names.includes(name));
}

/** @param {readonly string[]} args */
function parseOnlyOption(args) {
  try {
    return parseArgs({ args: [...args], options: { only: { type: 'string' } } }).values.only;
  } catch (error) {
    throw new Problem(
      `Invalid arguments (${error instanceof Error ? error.message : String(error)}): use --only with the names of steps, for example npm test -- --only lint,unit.`,
    );
  }
}
