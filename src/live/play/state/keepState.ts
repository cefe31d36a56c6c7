import * as v from 'valibot';
import { recall, store } from '@site/src/client/storage';
import { createState, type KeptState, KeptStateSchema, type PlayState } from './PlayState';

/** Where the browser keeps the contracts, and those that a link or an example took the place of. */
export type Shelf = 'contracts' | 'previous';

const PREFIX = 'playground.';

/** @returns whether the browser keeps it; it may be full, or not allowed to */
export function keepState(shelf: Shelf, state: PlayState): boolean {
  const { files, activeId, options, isTouched } = state;
  const kept: KeptState = {
    v: 1,
    files: files.map(({ path, text }) => ({ path, text })),
    active: files.findIndex(({ id }) => id === activeId),
    options,
    isTouched,
  };
  return store(PREFIX + shelf, JSON.stringify(kept));
}

/** What the browser keeps, if it can be read. */
export function recallState(shelf: Shelf): PlayState | undefined {
  const text = recall(PREFIX + shelf);
  const result = text === null ? undefined : v.safeParse(KeptStateSchema, parse(text));
  if (result?.success !== true) return undefined;
  const { files, active, options, isTouched } = result.output;
  return createState(files, options, { active, isTouched });
}

/** Keeps no state on a shelf any more. */
export function forgetState(shelf: Shelf): void {
  store(PREFIX + shelf, null);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
