import { readHash } from '@site/src/client/navigation/address';
import { isLinkFragment } from '../../share/encodeState';

/** Calls a function whenever the address changes to a link with work. Returns a function that removes the listener. */
export function onLink(open: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    if (!isLinkFragment(readHash())) return;
    // Waits until all listeners for the new address have run, so that the previous work is stored first. If another
    // program changes the address many times at once, only the last link is opened.
    clearTimeout(timer);
    timer = setTimeout(open);
  };
  window.addEventListener('hashchange', listen);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('hashchange', listen);
  };
}
