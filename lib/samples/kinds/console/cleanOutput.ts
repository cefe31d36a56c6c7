import { stripVTControlCharacters } from 'node:util';

/**
 * Makes command output independent of the machine. Paths in the project and in the scratch folder become relative, and
 * stack frames become one `at …`. Removes colors, the Node version, the source excerpt above an error, and blank lines
 * at both ends.
 */
export function cleanOutput(output: string, scratchFolder: string, projectFolder: string): string {
  return stripVTControlCharacters(output)
    .replace(/^file:\/\/\S+:\d+\n.*\n\s*\^+\n\n?(?=\S*(?:Error|Exception)\b)/m, '')
    .replaceAll(`file://${projectFolder}/`, '')
    .replaceAll(`${projectFolder}/`, '')
    .replaceAll(`file://${scratchFolder}/`, './')
    .replaceAll(`${scratchFolder}/`, './')
    .replaceAll(scratchFolder, '.')
    .replace(/(?:^ {4}at .*(?:\n|$))+/gm, '    at …\n')
    .replace(/^ {4}at …\n(?: *\[cause\]: undefined\n)?\}\n/m, '    at …\n')
    .replace(/\n*^Node\.js v[\d.]+\n?$/m, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/^\n+|\n+$/g, '');
}
