import { DEFAULT_PACKAGE } from '@site/lib/compiler/emitters';
import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { ShareError } from '../../share/ShareError';
import { STARTING_EXAMPLE } from '../examples';
import { Keeper } from './Keeper';
import type { Notice } from './Notice';
import { openLink } from './openLink';
import { createState, type PlayOptions, type PlayState } from './PlayState';

/** What the playground begins with. */
export interface Boot {
  state: PlayState;
  /** Keeps them, and own contracts that something else took the place of. */
  keeper: Keeper;
  /** A sentence about where the contracts come from, if it is not obvious. */
  notice: Notice | undefined;
}

export const DEFAULT_OPTIONS: PlayOptions = {
  target: 'java',
  generation: 'default',
  package: DEFAULT_PACKAGE,
  shared: false,
};

/** It outlives the playground: where the browser keeps nothing, what was written is there until the page is loaded anew. */
const keeper = new Keeper();

/** Finds out what to begin with: what the address holds, else what the browser keeps, else an example. A link that cannot be read changes nothing of that, but is spoken of. */
export async function bootPlay(fragment: string): Promise<Boot> {
  let notice: Notice | undefined;
  try {
    const linked = await openLink(fragment);
    if (linked !== undefined) {
      keeper.recall();
      keeper.replace(linked);
      return { state: linked, keeper, notice: { text: 'These contracts come from the link.' } };
    }
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    notice = { text: error.message, isFailure: true };
  }
  const state = keeper.recall() ?? (await openExample(STARTING_EXAMPLE));
  keeper.begin(state);
  return { state, keeper, notice };
}

/** The contracts of an example; nothing where they cannot be loaded. */
export async function openExample(
  paths: readonly string[],
  options: PlayOptions = DEFAULT_OPTIONS,
): Promise<PlayState> {
  const contracts = await loadExampleContracts().catch((): Readonly<Record<string, string>> => ({}));
  const sources = paths.flatMap((path) => {
    const text = contracts[path];
    return text === undefined ? [] : [{ path: path.slice(path.lastIndexOf('/') + 1), text }];
  });
  return createState(sources, options);
}
