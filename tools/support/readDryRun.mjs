import { parseArgs } from 'node:util';
import { Problem } from './Problem.mjs';

/**
 * Parses the arguments of a command whose only option is `--dry-run`.
 *
 * @param {readonly string[]} args
 * @param {string} command name of the command in package.json, for the message
 * @param {string} effect effect of `--dry-run`, for the message: "writes no dates"
 * @returns {boolean} whether `--dry-run` is given
 * @throws {Problem} for any other argument
 */
export function readDryRun(args, command, effect) {
  try {
    return parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean' } } }).values['dry-run'] ?? false;
  } catch {
    throw new Problem(
      `${command} got invalid arguments (${args.join(' ')}). Its only option is --dry-run, which ${effect}: npm run ${command} -- --dry-run`,
    );
  }
}
