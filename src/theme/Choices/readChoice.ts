import { readItem } from '@site/src/client/storage';
import { type Group, PREFIX, toValue } from './choices';

/** Reads the stored choice of the reader; undefined if there is none, or if the group does not have the value. */
export function readChoice(group: Group): string | undefined {
  return toValue(group, readItem(PREFIX + group));
}
