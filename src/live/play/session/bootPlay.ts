import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { ShareError } from '../../share/ShareError';
import { EXAMPLES_UNLOADED, STARTING_EXAMPLE } from './examples';
import { PlaygroundStore } from './PlaygroundStore';
import { type PlayDocument, readStoredDocument, storeDocument, toDocumentWork } from './document';
import { type Payload, readStoredPayload, storePayload, toPayloadWork } from './payload';
import { hasUserContent } from './storedWork';
import { readStoredVersions, storeVersions, toComparisonWork } from './versions';
import type { Notice } from './Notice';
import { type LinkContent, openLink } from './openLink';
import type { Undo } from './Undo';
import {
  createState,
  DEFAULT_OPTIONS,
  type StoredWork,
  type Mode,
  type PlayOptions,
  type PlayState,
} from './PlayState';
import { applyLinkOptions, readLinkOptions, readMode, type LinkOptions } from './readLinkOptions';

/** Initial state of the workbench. */
export interface Boot {
  state: PlayState;
  /** Saves the contracts, and puts replaced work on the shelf. */
  store: PlaygroundStore;
  /** Message about the source of the contracts, or about a link or example that could not be opened. */
  notice: Notice | undefined;
  /** Mode that the address requests, by a link, query or anchor. */
  mode?: Mode | undefined;
  /** Generated file to show first. */
  output?: string | undefined;
  /** Document of the link. Its text is already stored. */
  document?: PlayDocument | undefined;
  /** Replacements that the link or the query caused, and that the reader can undo. */
  undoStack: readonly Undo[];
}

const UNLOADED: Notice = { text: EXAMPLES_UNLOADED, isFailure: true };

/**
 * Declared at module level, because the store must outlive the component. If the browser cannot store anything, the
 * store holds the reader's work until the page is reloaded.
 */
const store = new PlaygroundStore();

/**
 * Determines the initial state: the content that the address contains or requests, otherwise the stored contracts,
 * otherwise an example. If the fragment is an unreadable link, ignores the fragment and shows a notice.
 */
export async function bootPlay(fragment: string, query = ''): Promise<Boot> {
  let notice: Notice | undefined;
  try {
    const linked = await openLink(fragment);
    if (linked !== undefined && 'state' in linked) {
      const text = ['These contracts come from the link.', linked.problem].filter(Boolean).join(' ');
      const boot = replaceWith(linked.state, { notice: { text }, reason: 'The link replaced your contracts.' });
      const replaced = linked.payload === undefined ? [] : storeLinkedPayload(linked.payload);
      // Other modes in the query are ignored, because they do not show contracts. The query is still that of the mode
      // which was shown before if the reader has replaced only the fragment of the address.
      const mode = readLinkOptions(query).mode === 'read' ? 'read' : linked.mode;
      return { ...boot, mode, undoStack: [...replaced, ...boot.undoStack] };
    }
    if (linked !== undefined) return { store, ...(await loadStoredState()), ...storeLinkedContent(linked) };
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    notice = { text: error.message, isFailure: true };
  }
  const boot = await openByOptions(readLinkOptions(query));
  return { ...boot, notice: notice ?? boot.notice, mode: readMode(fragment, query) };
}

/** Starts with contracts from a link or query. The reader's previous contracts go to the shelf. */
function replaceWith(state: PlayState, { notice, reason }: { notice: Notice | undefined; reason: string }): Boot {
  const former = store.load();
  store.replace(state);
  const hasWork = former !== undefined && hasUserContent(former);
  return {
    ...{ state, store, notice },
    undoStack: hasWork ? [{ text: reason, former: { kind: 'contracts', state: former } }] : [],
  };
}

async function openByOptions(linkOptions: LinkOptions): Promise<Boot> {
  const { example, file, output } = linkOptions;
  if (example !== undefined) {
    const next = await tryExample(example.split(','), applyLinkOptions(DEFAULT_OPTIONS, linkOptions));
    if (next !== undefined && hasUserContent({ ...next, isTouched: true })) {
      const boot = replaceWith(showFile(next, file), {
        notice: undefined,
        reason: 'The example replaced your contracts.',
      });
      return { ...boot, output };
    }
    const unknown = `The address asks for the example ${example}, which this site does not have. Your contracts are unchanged. Choose another example in the menu.`;
    const notice = next === undefined ? UNLOADED : { text: unknown, isFailure: true };
    return { store, undoStack: [], ...(await loadStoredState()), notice };
  }
  const { state: recalled, notice } = await loadStoredState();
  const state = showFile({ ...recalled, options: applyLinkOptions(recalled.options, linkOptions) }, file);
  store.begin(state);
  return { state, store, notice, output, undoStack: [] };
}

function showFile(state: PlayState, path: string | undefined): PlayState {
  const file = state.files.find((known) => known.path === path);
  return file === undefined ? state : { ...state, activeId: file.id };
}

/**
 * Begins with the stored contracts, otherwise with an example. If the example cannot be loaded, begins with an empty
 * contract and a notice.
 */
async function loadStoredState(): Promise<Pick<Boot, 'state' | 'notice'>> {
  const found = store.load() ?? (await tryExample(STARTING_EXAMPLE, DEFAULT_OPTIONS));
  const state = found ?? createState([], DEFAULT_OPTIONS);
  store.begin(state);
  return { state, notice: found === undefined ? UNLOADED : undefined };
}

function tryExample(paths: readonly string[], options: PlayOptions): Promise<PlayState | undefined> {
  return openExample(paths, options).catch(() => undefined);
}

/**
 * Stores the content of a link under the key from which its mode reads it. The reader's previous content goes to the
 * shelf.
 */
function storeLinkedContent(
  linked: Exclude<LinkContent, { state: PlayState }>,
): Pick<Boot, 'notice' | 'mode' | 'document' | 'undoStack'> {
  const { mode } = linked;
  if (linked.mode === 'convert') {
    const document = readStoredDocument();
    const undo: Undo = { text: 'The link replaced your document.', former: { kind: 'document', document } };
    const undoStack = shelve(toDocumentWork(document), undo);
    storeDocument(linked.document);
    return { mode, document: linked.document, notice: { text: 'This document comes from the link.' }, undoStack };
  }
  const versions = readStoredVersions();
  const undo: Undo = { text: 'The link replaced both versions.', former: { kind: 'comparison', versions } };
  const undoStack = shelve(toComparisonWork(versions), undo);
  storeVersions(linked.versions);
  return { mode, notice: { text: 'These versions come from the link.' }, undoStack };
}

/**
 * Stores the JSON of a link under the key from which its mode reads it. The reader's previous JSON goes to the shelf.
 *
 * @returns actions that can be undone
 */
function storeLinkedPayload(linked: Payload): Undo[] {
  const former = readStoredPayload();
  storePayload(linked);
  if (former.text === linked.text) return [];
  const undo: Undo = { text: 'The link replaced your JSON.', former: { kind: 'payload', payload: former } };
  return shelve(toPayloadWork(former), undo);
}

/** Adds replaced work to the shelf, unless it is empty. Returns the actions that can be undone. */
function shelve(work: StoredWork, undo: Undo): Undo[] {
  if (!hasUserContent(work)) return [];
  store.shelve(work);
  return [undo];
}

/**
 * Loads the contracts of an example. Unknown paths are ignored.
 *
 * @throws Error if the examples cannot be loaded
 */
export async function openExample(paths: readonly string[], options: PlayOptions): Promise<PlayState> {
  const contracts = await loadExampleContracts();
  const sources = paths.flatMap((path) => {
    const text = contracts.get(path);
    return text === undefined ? [] : [{ path: path.slice(path.lastIndexOf('/') + 1), text }];
  });
  return createState(sources, options);
}
