import { parseArgs } from 'node:util';
import { Problem } from '../../tools/support/Problem.mjs';

const EXAMPLE = 'npm run bench:load -- --seconds 30 --connections 200';

/**
 * Reads the command line.
 *
 * @param {readonly string[]} args
 * @returns {{seconds: number, connections: number}}
 * @throws {Problem} when it is not understood
 */
export function readOptions(args) {
  const values = parse(args);
  const options = { seconds: Number(values.seconds), connections: Number(values.connections) };
  if (Object.values(options).some((value) => !(value > 0))) {
    throw new Problem(`--seconds and --connections are numbers above 0: correct them, for example ${EXAMPLE}.`);
  }

  return options;
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      options: { seconds: { type: 'string', default: '30' }, connections: { type: 'string', default: '200' } },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `The command line is not understood (${reason}): use --seconds and --connections, for example ${EXAMPLE}.`,
    );
  }
}
