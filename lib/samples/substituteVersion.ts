import { compilerVersion } from '../compiler';
import { fenceError } from './SampleProblem';
import versions from './versions.json';

const VERSIONS = new Map(Object.entries(versions).map(([name, { version }]) => [name, version]));

/**
 * Fills in the versions of a page or an example, which nobody types in: `{{version}}` is that of the installed compiler, `{{version:kotlin}}` that of another tool in `versions.json`. Lines keep
 * their numbers.
 *
 * @throws SampleError for a tool that the file does not have.
 */
export function substituteVersion(text: string): string {
  return text.replaceAll(/\{\{version(?::([^}]*))?\}\}/g, (_, tool: string | undefined) =>
    tool === undefined ? compilerVersion : (VERSIONS.get(tool) ?? refuse(tool)),
  );
}

function refuse(tool: string): never {
  throw fenceError(
    `there is no version of "${tool}"`,
    `lib/samples/versions.json has: ${[...VERSIONS.keys()].join(', ')}.`,
  );
}
