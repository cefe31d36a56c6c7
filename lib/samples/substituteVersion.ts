import { compilerVersion } from '../compiler';
import { findPosition } from '../compiler/textPosition';
import { SampleError } from './SampleProblem';
import versions from './versions.json';

const VERSIONS = new Map(Object.entries(versions).map(([name, { version }]) => [name, version]));

/**
 * Substitutes the version placeholders of a page or an example. `{{version}}` becomes the version of the installed
 * compiler. `{{version:kotlin}}` becomes the version of a tool in `versions.json`. Line numbers do not change.
 *
 * @param example - path of the example file that contains the text, for the error; undefined for a page
 * @throws SampleError for a tool that `versions.json` does not contain, with its place in the text
 */
export function substituteVersion(text: string, example?: string): string {
  return text.replaceAll(/\{\{version(?::([^}]*))?\}\}/g, (placeholder, tool: string | undefined, offset: number) => {
    if (tool === undefined) return compilerVersion;
    const version = VERSIONS.get(tool);
    if (version !== undefined) return version;
    const { line, column } = findPosition(text, offset);
    throw new SampleError([
      {
        title: `there is no version of "${tool}"`,
        advice: `Use one of ${[...VERSIONS.keys()].join(', ')}, or add the tool to lib/samples/versions.json.`,
        ...{ bodyLine: line, column, length: placeholder.length },
        ...(example === undefined ? {} : { example: { path: example, text } }),
      },
    ]);
  });
}
