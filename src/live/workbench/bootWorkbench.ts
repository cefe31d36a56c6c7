import { ReaderError } from '@site/src/client/ReaderError';
import { storeText } from '../storage/textStorage';
import { openRequestedExample, openStartingExample } from './examples/openExample';
import type { Boot, OpenedWork } from './session/Boot';
import { readStoredTexts } from './session/modes';
import { completeTexts, type ModeTexts } from './session/ModeWork';
import type { Notice } from './session/Notice';
import { WorkbenchStore } from './session/WorkbenchStore';
import {
  applyLinkOptions,
  describeUnknownOptions,
  readLinkOptions,
  readMode,
  type LinkOptions,
} from './session/readLinkOptions';
import { hasUserContent } from './session/storedWork';
import { createStateUndo, createTextsUndo } from './session/Undo';
import { openLink } from './share/openLink';

/** The part of the initial state that is about the contracts. */
type ContractBoot = Pick<Boot, 'state' | 'notice' | 'output' | 'undoStack'>;

/**
 * The store is at module level, because it must outlive the component. If the browser cannot store anything, the
 * store holds the reader's work until the page is reloaded.
 */
const store = new WorkbenchStore();

/**
 * Determines the initial state: the content that the address contains or requests, otherwise the stored contracts,
 * otherwise an example. If the fragment is an unreadable link, ignores the fragment and shows a notice.
 */
export async function bootWorkbench(fragment: string, query: string): Promise<Boot> {
  const linkOptions = readLinkOptions(query);
  let opened: OpenedWork | undefined;
  let problem: Notice | undefined;
  try {
    opened = await openLink(fragment, linkOptions);
  } catch (error) {
    if (!(error instanceof ReaderError)) throw error;
    problem = { text: error.message, isFailure: true };
  }
  opened ??= await openRequestedExample(linkOptions);
  const boot = opened === undefined ? await beginStored(linkOptions) : await beginOpened(opened, linkOptions);
  // Reads the stored texts last, because another tab may have changed them while this function waited.
  const { texts, undoStack } = storeTexts(opened, readStoredTexts());
  return {
    ...{ ...boot, texts, store, undoStack: [...undoStack, ...boot.undoStack] },
    notice: problem ?? boot.notice ?? describeUnknownOptions(query, boot.state),
    mode: opened?.mode ?? readMode(fragment, query),
  };
}

/** Begins with the stored contracts, otherwise with an example, and applies the options of the address. */
async function beginStored(linkOptions: LinkOptions): Promise<ContractBoot> {
  const loaded = await loadState(linkOptions);
  const state = applyLinkOptions(loaded.state, linkOptions);
  store.begin(state);
  return { state, notice: loaded.notice, output: linkOptions.output, undoStack: [] };
}

/** Begins with the contracts that the address contains or requests. Former contracts become previous work. */
async function beginOpened(
  { contracts, source, notice, output }: OpenedWork,
  linkOptions: LinkOptions,
): Promise<ContractBoot> {
  if (contracts === undefined) {
    const loaded = await loadState(linkOptions);
    store.begin(loaded.state);
    return { state: loaded.state, notice: notice ?? loaded.notice, output, undoStack: [] };
  }
  const former = store.load();
  store.replace(contracts);
  const hasWork = former !== undefined && hasUserContent(former);
  const undoStack = hasWork ? [createStateUndo(`The ${source} replaced your contracts.`, former)] : [];
  return { state: contracts, notice, output, undoStack };
}

/** Loads the stored contracts, otherwise an example. */
async function loadState(linkOptions: LinkOptions): Promise<Pick<Boot, 'state' | 'notice'>> {
  const state = store.load();
  return state === undefined ? openStartingExample(linkOptions) : { state, notice: undefined };
}

/**
 * Stores opened texts for the mode that shows them. The reader's former texts become previous work.
 *
 * @param texts - texts that the browser has stored
 */
function storeTexts(opened: OpenedWork | undefined, texts: ModeTexts): Pick<Boot, 'texts' | 'undoStack'> {
  if (opened?.modeTexts === undefined) return { texts, undoStack: [] };
  const { work, texts: changed } = opened.modeTexts;
  const { mode, object, keys } = work;
  const former = completeTexts(texts[mode], changed);
  const next = { ...former, ...changed };
  for (const [name, key] of Object.entries(keys)) storeText(key, next[name] ?? '');
  const isAdded = store.addPreviousTexts(work, former, next);
  const undoStack = isAdded ? [createTextsUndo(`The ${opened.source} replaced ${object}.`, work, former)] : [];
  return { texts: { ...texts, [mode]: next }, undoStack };
}
