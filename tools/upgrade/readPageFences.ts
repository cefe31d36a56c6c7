import { describeError } from '../../lib/errors/describeError';
import { type PageSource, readFences, substituteVersion } from '../../lib/samples';

/**
 * Reads the fences of a page.
 *
 * @throws Error with the path of the page if it is not valid MDX, or quotes the version of an unknown tool
 */
export function readPageFences({ path, text }: PageSource): ReturnType<typeof readFences> {
  try {
    return readFences(substituteVersion(text));
  } catch (error) {
    throw new Error(`${path}  ${describeError(error)}`, { cause: error });
  }
}
