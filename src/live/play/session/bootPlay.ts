import { storeText } from '../../storage/textStorage';
import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { ShareError } from '../../share/ShareError';
import { EXAMPLES_UNLOADED, STARTING_EXAMPLE } from './examples';
import { PlaygroundStore } from './PlaygroundStore';
import { completeTexts, type ModeTexts, type ModeWork, readStoredTexts, showsContracts } from './ModeWork';
import { createStoredWork, hasSameFiles, hasUserContent } from './storedWork';
import type { Notice } from './Notice';
import { type LinkContent, openLink } from './openLink';
import { type Undo, undoState, undoTexts } from './Undo';
import { createState, DEFAULT_OPTIONS, type Mode, type PlayOptions, type PlayState } from './PlayState';
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
  works: readonly ModeWork[];
  /** Texts of the modes, which the browser has stored. */
  texts: ModeTexts;
  /** Replacements that the link or the query caused, and that the reader can undo. */
  undoStack: readonly Undo[];
}

/** The part of the initial state that concerns the contracts. */
type ContractBoot = Omit<Boot, 'works' | 'texts'>;

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
export async function bootPlay(fragment: string, query: string, works: readonly ModeWork[]): Promise<Boot> {
  const linkOptions = readLinkOptions(query);
  let notice: Notice | undefined;
  try {
    const linked = await openLink(fragment, works);
    if (linked !== undefined) {
      const boot = await beginLinked(linked);
      // Read after the waits above, because another tab may write in the meantime.
      const own = storeLinked(linked, readStoredTexts(works));
      return {
        ...{ ...boot, ...own, works, undoStack: [...own.undoStack, ...boot.undoStack] },
        mode: chooseMode(linked, { requested: linkOptions.mode, works }),
      };
    }
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    notice = { text: error.message, isFailure: true };
  }
  const boot = await openByOptions(linkOptions);
  const texts = readStoredTexts(works);
  return { ...boot, works, texts, notice: notice ?? boot.notice, mode: readMode(fragment, query) };
}

/** Starts with contracts from a link or query. The reader's previous contracts go to the shelf. */
function replaceWith(
  state: PlayState,
  { notice, reason }: { notice: Notice | undefined; reason: string },
): ContractBoot {
  const former = store.load();
  store.replace(state);
  const hasWork = former !== undefined && hasUserContent(former);
  return { state, store, notice, undoStack: hasWork ? [undoState(reason, former)] : [] };
}

async function openByOptions(linkOptions: LinkOptions): Promise<ContractBoot> {
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
 * Returns the mode that shows the content of a link. A query can choose among the modes that show contracts. It is
 * ignored if it names another mode: a reader who replaces only the fragment of the address keeps the query of the mode
 * that was shown before.
 */
function chooseMode(
  { own }: LinkContent,
  { requested, works }: { requested: Mode | undefined; works: readonly ModeWork[] },
): Mode {
  if (own !== undefined) return own.work.mode;
  return requested !== undefined && showsContracts(works, requested) ? requested : 'write';
}

/** Begins with the contracts of a link, otherwise with the stored contracts. */
async function beginLinked({ contracts, own }: LinkContent): Promise<ContractBoot> {
  if (contracts === undefined) {
    const notice = own?.work.linkNotice === undefined ? undefined : { text: own.work.linkNotice };
    return { store, ...(await loadStoredState()), notice, undoStack: [] };
  }
  const text = ['These contracts come from the link.', contracts.problem].filter(Boolean).join(' ');
  return replaceWith(contracts.state, { notice: { text }, reason: 'The link replaced your contracts.' });
}

/**
 * Stores the texts of a link for the mode that shows them. The reader's previous texts go to the shelf.
 *
 * @param texts - texts that the browser has stored
 */
function storeLinked({ own }: LinkContent, texts: ModeTexts): Pick<Boot, 'texts' | 'undoStack'> {
  if (own === undefined) return { texts, undoStack: [] };
  const { mode, kind, object, keys, toFiles } = own.work;
  const former = completeTexts(texts[mode] ?? {}, own.texts);
  const next = { ...former, ...own.texts };
  for (const [name, key] of Object.entries(keys)) storeText(key, next[name] ?? '');
  const work = createStoredWork(kind, toFiles(former));
  const undoStack: Undo[] = [];
  if (hasUserContent(work) && !hasSameFiles(work, { files: toFiles(next) })) {
    store.shelve(work);
    undoStack.push(undoTexts(`The link replaced ${object}.`, own.work, former));
  }
  return { texts: { ...texts, [mode]: next }, undoStack };
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
