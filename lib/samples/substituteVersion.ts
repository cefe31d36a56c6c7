import { compilerVersion } from '../compiler';
import { fenceError } from './SampleProblem';
import versions from './versions.json';

const VERSIONS = new Map(Object.entries(versions).map(([name, { version }]) => [name, version]));

/**
 * Substitutes the version placeholders of a page or an example. `{{version}}` becomes the version of the installed
 * compiler. `{{version:kotlin}}` becomes the version of a tool in `versions.json`. Line numbers do not change.
 *
 * @throws SampleError for a tool that `versions.json` does not contain
 */
export function substituteVersion(text: string): string {
  return text.replaceAll(/\{\{version(?::([^}]*))?\}\}/g, (_, tool: string | undefined) =>
    tool === undefined ? compilerVersion : (VERSIONS.get(tool) ?? rejectTool(tool)),
  );
}

function rejectTool(tool: string): never {
  throw fenceError(
    `there is no version of "${tool}"`,
    `lib/samples/versions.json contains: ${[...VERSIONS.keys()].join(', ')}.`,
  );
}
