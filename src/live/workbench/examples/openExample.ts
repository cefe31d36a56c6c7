import { EXAMPLES_LOAD_FAILURE, loadExampleContracts } from '../../examples/loadExampleContracts';
import type { Boot, OpenedWork } from '../session/Boot';
import type { Notice } from '../session/Notice';
import { createState, DEFAULT_OPTIONS, type WorkbenchOptions, type WorkbenchState } from '../session/WorkbenchState';
import { applyLinkOptions, type LinkOptions } from '../session/readLinkOptions';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { STARTING_EXAMPLE } from './examples';

const LOAD_FAILURE_NOTICE: Notice = { text: EXAMPLES_LOAD_FAILURE, isFailure: true };

/** Opens the example that a reader has chosen in the menu. */
export async function showExample(
  { state, replaceState, setNotice }: Pick<WorkbenchSession, 'state' | 'replaceState' | 'setNotice'>,
  paths: readonly string[],
): Promise<void> {
  const next = await openExample(paths, state.options);
  setNotice(next === undefined ? LOAD_FAILURE_NOTICE : undefined);
  if (next !== undefined) replaceState(next, 'The example replaced your contracts.');
}

/**
 * Opens the first example, for a reader without contracts. If loading fails, opens an empty contract with a notice.
 *
 * @param onRetry - called with the value of `example` in a query when the reader tries to load the example again
 */
export async function openStartingExample(
  onRetry: (example: string) => void,
): Promise<Pick<Boot, 'state' | 'notice'>> {
  const state = await openExample(STARTING_EXAMPLE, DEFAULT_OPTIONS);
  return state === undefined
    ? { state: createState([], DEFAULT_OPTIONS), notice: offerRetry(STARTING_EXAMPLE.join(','), onRetry) }
    : { state, notice: undefined };
}

/** Returns the notice with a button to try again, because only the mode *Write* shows the menu of examples. */
function offerRetry(example: string, onRetry: (example: string) => void): Notice {
  const run = (): void => {
    onRetry(example);
  };
  return { ...LOAD_FAILURE_NOTICE, action: { label: 'Try again', run } };
}

/**
 * Opens the example that an address requests; undefined if it requests none.
 *
 * @param onRetry - called with the value of `example` in a query when the reader tries to load the example again
 */
export async function openRequestedExample(
  linkOptions: LinkOptions,
  onRetry: (example: string) => void,
): Promise<OpenedWork | undefined> {
  const { example, output } = linkOptions;
  if (example === undefined) return undefined;
  const source = 'example';
  const state = await openExample(example.split(','), DEFAULT_OPTIONS);
  if (state === undefined) return { source, notice: offerRetry(example, onRetry) };
  if (state.files.every(({ text }) => text.trim() === '')) {
    const text = `The address requests the example ${example}, which this site does not have. Your contracts are unchanged. Choose another example in the menu.`;
    return { source, notice: { text, isFailure: true } };
  }
  return { source, contracts: applyLinkOptions(state, linkOptions), output };
}

/** Loads the contracts of an example. Unknown paths are ignored. Returns undefined if the examples cannot be loaded. */
async function openExample(paths: readonly string[], options: WorkbenchOptions): Promise<WorkbenchState | undefined> {
  const contracts = await loadExampleContracts().catch(() => undefined);
  if (contracts === undefined) return undefined;
  const sources = paths.flatMap((path) => {
    const text = contracts.get(path);
    return text === undefined ? [] : [{ path: path.slice(path.lastIndexOf('/') + 1), text }];
  });
  return createState(sources, options);
}
