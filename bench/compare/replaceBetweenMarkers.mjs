import { Problem } from '../../tools/support/Problem.mjs';

const START = '<!-- bench:start -->';
const END = '<!-- bench:end -->';

/**
 * Puts a text between the two marker lines of a Markdown file.
 *
 * @param {string} markdown the whole file
 * @param {string} text what is to stand there
 * @param {string} file its name, for the message
 * @returns {string} the whole file anew
 * @throws {Problem} when the markers are missing or in the wrong order
 */
export function replaceBetweenMarkers(markdown, text, file) {
  const start = markdown.indexOf(START);
  const end = markdown.indexOf(END);
  if (start < 0 || end < start) {
    throw new Problem(
      `${file} has no place for the table: put the lines ${START} and ${END} where it is to stand, then run the command again.`,
    );
  }

  return `${markdown.slice(0, start + START.length)}\n\n${text.trim()}\n\n${markdown.slice(end)}`;
}
