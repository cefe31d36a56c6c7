import { hash } from 'node:crypto';
import { hashFiles } from '../../../files/hashFiles';
import type { ConsoleRequest } from './parseConsole';
import { listInstalledPackages } from './prepareScratchFolder';

/**
 * Hashes everything that the steps of a session depend on: commands, files, Node, packages, and the sources of this
 * kind.
 *
 * @param inputs - file contents by path in the scratch folder
 * @param sourceFolder - sources of this kind; the other modules that they call do not affect the steps
 * @returns 64 hexadecimal digits
 */
export function hashSession(
  { commands, exitCode }: Pick<ConsoleRequest, 'commands' | 'exitCode'>,
  inputs: ReadonlyMap<string, string>,
  projectFolder: string,
  sourceFolder = __dirname,
): string {
  const sources = hashFiles(sourceFolder, ['.']);
  const packages = listInstalledPackages(projectFolder);
  return hash('sha256', JSON.stringify([sources, process.version, packages, commands, exitCode, [...inputs]]));
}
