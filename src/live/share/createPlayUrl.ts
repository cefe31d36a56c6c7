import { BASE_PATH } from '@site/src/client/navigation/site';
import { encodeState } from './encodeState';
import type { ShareState } from './ShareState';

/**
 * Creates the address of the workbench with a state, without the origin.
 *
 * @throws ShareError under the conditions of `encodeState`
 */
export async function createPlayUrl(state: ShareState): Promise<string> {
  return `${BASE_PATH}play#${await encodeState(state)}`;
}
