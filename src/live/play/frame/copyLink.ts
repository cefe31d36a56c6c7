import { isPackage } from '@site/lib/compiler/emitters';
import { copyText } from '@site/src/client/copyText';
import { readPath } from '@site/src/client/navigation/address';
import { readHeldText } from '../../storage/longTexts';
import { downloadZip } from '../../storage/downloadZip';
import { encodeState } from '../../share/encodeState';
import { createAuthorError, ShareError } from '../../share/ShareError';
import type { ZipSource } from '../../storage/zipFiles';
import type { ShareState } from '../../share/ShareState';
import type { Notice } from '../session/Notice';
import { toShareState } from '../session/openLink';
import { toPayloadWork } from '../session/payload';
import { type Mode, toContractFiles } from '../session/PlayState';
import type { PlaySession } from '../session/usePlaySession';
import { toComparisonWork } from '../session/versions';

/** Length of a link, in characters, above which a warning is shown, because some programs cut off longer links. */
const SAFE_LENGTH = 2000;

/** The work that a mode shares. */
interface Shared {
  /** Beginning of the sentence that says where the work is. */
  subject: string;
  /** @throws ShareError for work that a link cannot hold */
  toState: (work: SharedWork) => ShareState;
  /** Lists the files to download instead of a link. */
  listFiles: (work: SharedWork) => readonly ZipSource[] | Promise<readonly ZipSource[]>;
}

const WRITE: Shared = {
  subject: 'The contracts are',
  toState: ({ state }) => toShareState(state),
  listFiles: ({ state }) => state.files,
};

const SHARED: Readonly<Record<Mode, Shared>> = {
  write: WRITE,
  read: {
    subject: 'The contracts and any JSON to check are',
    toState: (work) =>
      work.payload.text === ''
        ? WRITE.toState(work)
        : { v: 3, files: toContractFiles(work.state.files), payload: work.payload },
    listFiles: ({ state, payload }) =>
      payload.text === '' ? state.files : [...state.files, ...toPayloadWork(payload).files],
  },
  convert: {
    subject: 'The document is',
    toState({ document: { text, ...others } }) {
      if (typeof text !== 'string') throw createAuthorError('oversized');
      return { v: 2, document: { ...others, text } };
    },
    listFiles: async ({ document: { path = 'document.txt', text } }) => [{ path, text: await readHeldText(text) }],
  },
  compare: {
    subject: 'Both versions are',
    toState: ({ versions }) => ({ v: 2, versions }),
    listFiles: ({ versions }) => toComparisonWork(versions).files,
  },
};

/** Copies a link to the content of the mode, and reports the result. */
export async function copyLink(session: PlaySession): Promise<Notice> {
  if (hasPackage(session) && !isPackage(session.state.options.package)) {
    const text = 'A link requires a valid package name. Correct the name in the options of the mode Write first.';
    return { text, isFailure: true };
  }
  const action = {
    label: 'Download the files instead',
    run: () => void downloadZip('shared-files', () => listFiles(session)).then(session.setNotice),
  };
  const link = createLink(session);
  try {
    await copyText(link);
    const { length } = await link;
    const text = `Link copied. ${SHARED[session.mode].subject} in the link itself: nothing was sent anywhere.`;
    if (length <= SAFE_LENGTH) return { text };
    const size = length.toLocaleString('en-US');
    return {
      text: `${text} The link has ${size} characters. Some programs cut off links of more than 2,000 characters.`,
      action,
    };
  } catch (refusal) {
    try {
      return { text: 'The browser did not allow copying. Copy the link by hand:', link: await link };
    } catch (error) {
      if (error instanceof ShareError) return { text: error.message, isFailure: true, action };
      console.warn(refusal, error);
      return { text: 'The link could not be created. Nothing you wrote is lost.', isFailure: true, action };
    }
  }
}

/** Returns whether the state of a link contains the package name. Links with JSON to check do not. */
function hasPackage({ mode, payload }: SharedWork): boolean {
  return mode === 'write' || (mode === 'read' && payload.text === '');
}

/** The work from which `createLink` takes the part that the mode shows. */
export type SharedWork = Pick<PlaySession, 'mode' | 'state' | 'document' | 'versions' | 'payload'>;

/**
 * Creates a link to the work that the mode shows.
 *
 * @throws ShareError with a message for readers
 */
export async function createLink(work: SharedWork): Promise<string> {
  const query = work.mode === 'read' ? '?mode=read' : '';
  return `${window.location.origin}${readPath()}${query}#${await encodeState(SHARED[work.mode].toState(work))}`;
}

/** Lists the files to download instead of a link: the work that the mode shows. */
export async function listFiles(work: SharedWork): Promise<ZipSource[]> {
  const files = await SHARED[work.mode].listFiles(work);
  return files.map(({ path, text }) => ({ path, text }));
}
