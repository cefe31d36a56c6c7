import { isPackage } from '@site/lib/compiler/emitters';
import { copyText } from '@site/src/client/copyText';
import { readPath } from '@site/src/client/navigation/address';
import { readHeldText } from '../../storage/longTexts';
import { downloadZip } from '../../storage/downloadZip';
import { encodeState } from '../../share/encodeState';
import { ShareError } from '../../share/ShareError';
import type { FileText } from '../../storage/readerTexts';
import type { ZipSource } from '../../storage/zipFiles';
import { findWork, showsContracts } from '../session/modes';
import { toFileText } from '../session/listWorkbenchTexts';
import type { Notice } from '../session/Notice';
import { toContractFiles } from '../session/WorkbenchState';
import { createModeQuery } from '../session/useMode';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { MODE_LINKS } from './modeLinks';
import { toShareState } from './openLink';

/** Length of a link, in characters, above which a warning is shown, because some programs cut off longer links. */
const SAFE_LENGTH = 2000;

/** The reader's work. A link contains the part of it that the mode shows. */
export type SharedWork = Pick<WorkbenchSession, 'mode' | 'state' | 'texts'>;

/** Copies a link to the work that the mode shows. Returns a notice with the result. */
export async function copyLink(session: WorkbenchSession): Promise<Notice> {
  if (hasOnlyContracts(session) && !isPackage(session.state.options.package)) {
    const text = 'A link requires a valid package name. Correct the name in the options of the mode Write first.';
    return { text, isFailure: true };
  }
  const action: Notice['action'] = {
    label: 'Download the files instead',
    run: ({ setNotice }) => void downloadZip('shared-files', () => listFiles(session)).then(setNotice),
  };
  const link = createLink(session);
  try {
    await copyText(link);
    const { length } = await link;
    const text = `Link copied. ${MODE_LINKS[session.mode]?.subject ?? 'The contracts are'} in the link itself: nothing was sent anywhere.`;
    if (length <= SAFE_LENGTH) return { text };
    const size = length.toLocaleString('en-US');
    return {
      text: `${text} The link has ${size} characters. Some programs cut off links of more than 2,000 characters.`,
      action,
    };
  } catch (copyError) {
    try {
      return { text: 'The browser did not allow copying. Copy the link by hand:', link: await link };
    } catch (error) {
      if (error instanceof ShareError) return { text: error.message, isFailure: true, action };
      console.warn(copyError, error);
      return { text: 'The link could not be created. Nothing you wrote is lost.', isFailure: true, action };
    }
  }
}

/** Returns whether the link contains only contracts and their options, among them the package name. */
function hasOnlyContracts(work: SharedWork): boolean {
  return showsContracts(work.mode) && listModeFiles(work).length === 0;
}

/**
 * Creates a link to the work that the mode shows.
 *
 * @throws ShareError if a link cannot hold the work
 */
export async function createLink(work: SharedWork): Promise<string> {
  const { mode, state, texts } = work;
  const modeLink = hasOnlyContracts(work) ? undefined : MODE_LINKS[mode];
  const shared = modeLink?.toState(texts[mode], toContractFiles(state.files)) ?? toShareState(state);
  const query = showsContracts(mode) ? createModeQuery(mode) : '';
  return `${window.location.origin}${readPath()}${query}#${await encodeState(shared)}`;
}

/** Lists the files to download instead of a link: the work that the mode shows. */
export function listFiles(work: SharedWork): Promise<ZipSource[]> {
  const contracts = showsContracts(work.mode) ? work.state.files : [];
  return Promise.all(
    [...contracts, ...listModeFiles(work)].map(async ({ path, text }) => ({ path, text: await readHeldText(text) })),
  );
}

/** Lists the files of the mode's work other than the contracts. */
function listModeFiles({ mode, texts }: SharedWork): readonly FileText[] {
  return findWork(mode)?.toFiles(texts[mode]).map(toFileText) ?? [];
}
