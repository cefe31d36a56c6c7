import { EXAMPLES_LOAD_FAILURE, loadExampleContracts } from '../../examples/loadExampleContracts';
import type { Boot, OpenedWork } from '../session/Boot';
import { createState, DEFAULT_OPTIONS, type WorkbenchOptions, type WorkbenchState } from '../session/WorkbenchState';
import { applyLinkOptions, type LinkOptions } from '../session/readLinkOptions';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { STARTING_EXAMPLE } from './examples';

/** Opens the example that a reader has chosen in the menu. */
export async function showExample(
  { state, replaceState, setNotice }: Pick<WorkbenchSession, 'state' | 'replaceState' | 'setNotice'>,
  paths: readonly string[],
): Promise<void> {
  const next = await openExample(paths, state.options);
  setNotice(next === undefined ? { text: EXAMPLES_LOAD_FAILURE, isFailure: true } : undefined);
  if (next !== undefined) replaceState(next, 'The example replaced your contracts.');
}

/** Opens the first example, for a reader without contracts. If loading fails, opens an empty contract. */
export async function openStartingExample(): Promise<Pick<Boot, 'state' | 'missingExample'>> {
  const state = await openExample(STARTING_EXAMPLE, DEFAULT_OPTIONS);
  return state === undefined
    ? { state: createState([], DEFAULT_OPTIONS), missingExample: STARTING_EXAMPLE.join(',') }
    : { state };
}

/** Opens the example that an address requests; undefined if it requests none. */
export async function openRequestedExample(linkOptions: LinkOptions): Promise<OpenedWork | undefined> {
  const { example, output } = linkOptions;
  if (example === undefined) return undefined;
  const source = 'example';
  const state = await openExample(example.split(','), DEFAULT_OPTIONS);
  if (state === undefined) return { source, missingExample: example };
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
