import { loadExampleContracts } from '../../examples/loadExampleContracts';
import { keepText, readText } from '../../kept/keptTexts';
import { ShareError } from '../../share/ShareError';
import type { PlayDocument } from '../convert/useConversion';
import { STARTING_EXAMPLE } from '../examples';
import { Keeper } from './Keeper';
import { isWork, toComparisonWork, toDocumentWork } from './keptWork';
import type { Notice } from './Notice';
import { type Linked, openLink } from './openLink';
import type { Undo } from './Undo';
import {
  createState,
  DEFAULT_OPTIONS,
  DOCUMENT_KEY,
  type Mode,
  type PlayOptions,
  type PlayState,
  VERSION_KEYS,
} from './PlayState';

/** What the playground begins with. */
export interface Boot {
  state: PlayState;
  /** Keeps them, and own contracts that something else took the place of. */
  keeper: Keeper;
  /** A sentence about where the contracts come from, if it is not obvious. */
  notice: Notice | undefined;
  /** What the link asks for. */
  mode?: Mode | undefined;
  /** The document of the link, whose text is kept already. */
  document?: PlayDocument | undefined;
  /** What the link took the place of. */
  undos: readonly Undo[];
}

/** Outlives the component: where the browser keeps nothing, what was written stays until the page is loaded again. */
const keeper = new Keeper();

/** Finds out what to begin with: what the address holds, else what the browser keeps, else an example. A link that cannot be read changes nothing of that, but is spoken of. */
export async function bootPlay(fragment: string): Promise<Boot> {
  let notice: Notice | undefined;
  try {
    const linked = await openLink(fragment);
    if (linked?.mode === 'write') {
      const former = keeper.recall();
      keeper.replace(linked.state);
      return {
        state: linked.state,
        keeper,
        notice: { text: ['These contracts come from the link.', linked.problem].filter(Boolean).join(' ') },
        undos:
          former !== undefined && isWork(former)
            ? [{ text: 'The link replaced your contracts.', former: { kind: 'contracts', state: former } }]
            : [],
      };
    }
    if (linked !== undefined) {
      return { state: await recallState(), keeper, ...putLinked(linked) };
    }
  } catch (error) {
    if (!(error instanceof ShareError)) throw error;
    notice = { text: error.message, isFailure: true };
  }
  return { state: await recallState(), keeper, notice, undos: [] };
}

async function recallState(): Promise<PlayState> {
  const state = keeper.recall() ?? (await openExample(STARTING_EXAMPLE));
  keeper.begin(state);
  return state;
}

/** Puts what a link holds where the modes read it. What the reader had there goes to the shelf. */
function putLinked(linked: Exclude<Linked, { mode: 'write' }>): Pick<Boot, 'notice' | 'mode' | 'document' | 'undos'> {
  const { mode } = linked;
  if (linked.mode === 'convert') {
    const text = readText(DOCUMENT_KEY) ?? '';
    const work = toDocumentWork({ text });
    if (isWork(work)) keeper.shelve(work);
    keepText(DOCUMENT_KEY, linked.document.text);
    return {
      mode,
      document: linked.document,
      notice: { text: 'This document comes from the link.' },
      undos: isWork(work)
        ? [{ text: 'The link replaced your document.', former: { kind: 'document', document: { text } } }]
        : [],
    };
  }
  const versions = { before: readText(VERSION_KEYS.before) ?? '', after: readText(VERSION_KEYS.after) ?? '' };
  const work = toComparisonWork(versions);
  if (isWork(work)) keeper.shelve(work);
  for (const side of ['before', 'after'] as const) keepText(VERSION_KEYS[side], linked.versions[side]);
  return {
    mode,
    notice: { text: 'These versions come from the link.' },
    undos: isWork(work) ? [{ text: 'The link replaced both versions.', former: { kind: 'comparison', versions } }] : [],
  };
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
