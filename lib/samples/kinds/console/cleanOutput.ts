import { stripVTControlCharacters } from 'node:util';

/**
 * Removes everything from command output that depends on the machine: paths, the Node version, colors, and stack frames
 * inside the compiler.
 */
export function cleanOutput(output: string, scratch: string, projectFolder: string): string {
  return stripVTControlCharacters(output)
    .replace(/^file:\/\/\S+:\d+\n.*\n\s*\^+\n\n?(?=\S*(?:Error|Exception)\b)/m, '')
    .replaceAll(`file://${projectFolder}/`, '')
    .replaceAll(`${projectFolder}/`, '')
    .replaceAll(`file://${scratch}/`, './')
    .replaceAll(`${scratch}/`, './')
    .replaceAll(scratch, '.')
    .replace(/(?:^ {4}at .*(?:\n|$))+/gm, '    at …\n')
    .replace(/^ {4}at …\n(?: *\[cause\]: undefined\n)?\}\n/m, '    at …\n')
    .replace(/\n*^Node\.js v[\d.]+\n?$/m, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n+$/, '')
    .replace(/^\n+/, '');
}
