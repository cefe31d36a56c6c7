import { readItem } from '@site/src/client/storage';
import { type ChoiceGroup, KEY_PREFIX, toValue } from './choices';

/** Reads the stored choice of the reader; undefined if there is none, or if the group does not have the value. */
export function readChoice(group: ChoiceGroup): string | undefined {
  return toValue(group, readItem(KEY_PREFIX + group));
}
