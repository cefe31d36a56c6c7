import { parseArgs } from 'node:util';
import { Problem } from '../support/Problem.mjs';

/**
 * Picks the steps the command line asks for.
 *
 * @template {{name: string}} Step
 * @param {readonly Step[]} steps
 * @param {readonly string[]} args the command line: nothing for all steps, or `--only lint,unit`
 * @returns {Step[]} in the order of `steps`
 * @throws {Problem} for an unknown option or an unknown step
 */
export function selectSteps(steps, args) {
  const names = readStepNames(args);
  if (names === undefined) {
    return [...steps];
  }
  const known = new Set(steps.map((step) => step.name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0 || names.length === 0) {
    throw new Problem(
      `--only asks for ${unknown.length === 0 ? 'nothing' : unknown.map((name) => `"${name}"`).join(', ')}: use one or more of ${[...known].join(', ')}, separated by commas.`,
    );
  }

  return steps.filter((step) => names.includes(step.name));
}

/**
 * @param {readonly string[]} args
 * @returns {string[] | undefined}
 */
function readStepNames(args) {
  try {
    const { values } = parseArgs({ args: [...args], options: { only: { type: 'string' } } });

    return values.only
      ?.split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
  } catch (error) {
    throw new Problem(
      `The command line is not understood (${error instanceof Error ? error.message : String(error)}): use --only with names of steps, for example npm test -- --only lint,unit.`,
    );
  }
}
