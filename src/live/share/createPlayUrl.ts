import { BASE_PATH } from '@site/src/client/navigation/site';
import { encodeState } from './encodeState';
import type { ShareState } from './ShareState';

/**
 * Creates the address of the workbench with a state, without the origin.
 *
 * @throws ShareError if a link cannot hold the state, or if pages would refuse to open the link
 */
export async function createPlayUrl(state: ShareState): Promise<string> {
  return `${BASE_PATH}play#${await encodeState(state)}`;
}
