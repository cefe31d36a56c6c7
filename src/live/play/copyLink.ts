import { encodeState } from '../share/encodeState';
import { ShareError } from '../share/ShareError';
import { toShareState } from './state/openLink';
import { isPackage, type PlayState } from './state/PlayState';
import type { Notice } from './state/Notice';

/** Copies a link that holds the contracts, and says what came of it. */
export async function copyLink(state: PlayState): Promise<Notice> {
  if (!isPackage(state.options.package)) {
    return { text: 'There is no link for a package that is not valid. Correct the package first.', isFailure: true };
  }
  let link: string;
  try {
    link = `${window.location.origin}${window.location.pathname}#${await encodeState(toShareState(state))}`;
  } catch (error) {
    if (error instanceof ShareError && error.reason === 'oversized') return { text: error.message, isFailure: true };
    throw error;
  }
  try {
    await navigator.clipboard.writeText(link);
    return { text: 'Link copied. The contracts are in the link itself: nothing was sent anywhere.' };
  } catch {
    return { text: 'The browser did not allow copying. Copy the link by hand:', link };
  }
}
