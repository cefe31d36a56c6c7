import { DEFAULT_PACKAGE } from '@site/lib/compiler/emitters';
import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { ShareError } from '../../share/ShareError';
import { STARTING_EXAMPLE } from '../examples';
import { keepState, recallState } from './keepState';
import type { Notice } from './Notice';
import { openLink } from './openLink';
import { createState, type PlayOptions, type PlayState } from './PlayState';

/** What the playground begins with. */
export interface Boot {
  state: PlayState;
  /** Own contracts that a link took the place of. */
  previous: PlayState | undefined;
  /** A sentence about where the contracts come from, if it is not obvious. */
  notice: Notice | undefined;
}

export const DEFAULT_OPTIONS: PlayOptions = {
  target: 'java',
  generation: 'default',
  package: DEFAULT_PACKAGE,
  shared: false,
};

/** Finds out what to begin with: what the address holds, else what the browser keeps, else an example. */
export async function bootPlay(fragment: string): Promise<Boot> {
  const kept = recallState('contracts');
  try {
    const linked = await openLink(fragment);
    if (linked !== undefined) {
      return { ...keepPrevious(linked, kept), notice: { text: 'These contracts come from the link.' } };
    }
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    return {
      ...keepPrevious(createState([], DEFAULT_OPTIONS), kept),
      notice: { text: error.message, isFailure: true },
    };
  }
  const state = kept ?? (await openExample(STARTING_EXAMPLE));
  return { state, previous: recallState('previous'), notice: undefined };
}

/** Keeps what the reader wrote before something else is shown. */
export function keepPrevious(state: PlayState, kept: PlayState | undefined): Pick<Boot, 'state' | 'previous'> {
  if (kept?.isTouched !== true) return { state, previous: recallState('previous') };
  keepState('previous', kept);
  return { state, previous: kept };
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
