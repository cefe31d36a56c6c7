import { EXAMPLES_LOAD_FAILURE, loadExampleContracts } from '../../examples/loadExampleContracts';
import type { Boot, OpenedWork } from '../session/Boot';
import type { Notice, NoticeContext } from '../session/Notice';
import { createState, DEFAULT_OPTIONS, type WorkbenchOptions, type WorkbenchState } from '../session/WorkbenchState';
import { applyLinkOptions, type LinkOptions } from '../session/readLinkOptions';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { STARTING_EXAMPLE } from './examples';

/** Sentence about an example that the reader can undo. */
const REPLACEMENT_NOTICE = 'The example replaced your contracts.';

/** Opens the example that a reader has chosen in the menu. */
export async function showExample(
  { state, replaceState, setNotice }: Pick<WorkbenchSession, 'state' | 'replaceState' | 'setNotice'>,
  paths: readonly string[],
): Promise<void> {
  const next = await openExample(paths, state.options);
  setNotice(next === undefined ? { text: EXAMPLES_LOAD_FAILURE, isFailure: true } : undefined);
  if (next !== undefined) replaceState(next, REPLACEMENT_NOTICE);
}

/** Opens the first example, for a reader without contracts. If loading fails, opens an empty contract. */
export async function openStartingExample(linkOptions: LinkOptions): Promise<Pick<Boot, 'state' | 'notice'>> {
  const state = await openExample(STARTING_EXAMPLE, DEFAULT_OPTIONS);
  return state === undefined
    ? {
        state: createState([], DEFAULT_OPTIONS),
        notice: createFailureNotice({ ...linkOptions, example: STARTING_EXAMPLE.join(',') }),
      }
    : { state, notice: undefined };
}

/** Opens the example that an address requests; undefined if it requests none. */
export async function openRequestedExample(linkOptions: LinkOptions): Promise<OpenedWork | undefined> {
  const { example, output } = linkOptions;
  if (example === undefined) return undefined;
  const opened = { source: 'example', output };
  const state = await openExample(example.split(','), DEFAULT_OPTIONS);
  if (state === undefined) return { ...opened, notice: createFailureNotice(linkOptions) };
  if (state.files.every(({ text }) => text.trim() === '')) {
    const text = `The address requests the example ${example}, which this site does not have. Your contracts are unchanged. Choose another example in the menu.`;
    return { ...opened, notice: { text, isFailure: true } };
  }
  return { ...opened, contracts: applyLinkOptions(state, linkOptions) };
}

/** Creates a notice about an example that could not be loaded, with a button that loads it again. */
function createFailureNotice(linkOptions: LinkOptions): Notice {
  const retry = async ({ setNotice, replaceState }: NoticeContext): Promise<void> => {
    // Removes the notice during the attempt, so that screen readers announce the notice about another failure.
    setNotice(undefined);
    const opened = await openRequestedExample(linkOptions);
    if (opened?.notice !== undefined) setNotice(opened.notice);
    if (opened?.contracts !== undefined) replaceState(opened.contracts, REPLACEMENT_NOTICE);
  };
  return {
    text: EXAMPLES_LOAD_FAILURE,
    isFailure: true,
    action: { label: 'Try again', run: (context) => void retry(context) },
  };
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
