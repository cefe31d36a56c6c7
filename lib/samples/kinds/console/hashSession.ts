import { createHash } from 'node:crypto';
import { hashFiles } from '../../../files/hashFiles';
import type { ConsoleRequest } from './parseConsole';
import { listInstalledPackages } from './prepareScratchFolder';

/**
 * Names everything the steps of a session depend on: its commands and files, Node, the packages it finds, and how we run commands and clean their output.
 *
 * @param inputs - texts by their path in the scratch folder.
 * @param sourceFolder - the sources of this kind; other modules that they call decide nothing of what is shown.
 * @returns 64 hexadecimal digits.
 */
export function hashSession(
  { commands, exitCode }: Pick<ConsoleRequest, 'commands' | 'exitCode'>,
  inputs: ReadonlyMap<string, string>,
  projectFolder: string,
  sourceFolder = __dirname,
): string {
  const sources = hashFiles(sourceFolder, ['.']);
  const packages = listInstalledPackages(projectFolder);
  return createHash('sha256')
    .update(JSON.stringify([sources, process.version, packages, commands, exitCode, [...inputs]]))
    .digest('hex');
}
