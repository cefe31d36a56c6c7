import type { ComponentType } from 'react';
import { focusOnce } from '../focusOnce';
import { refetchScript, reloadIfRenewed } from '../navigation/release';
import { parseJson } from '../parseJson';
import styles from './styles.module.css';

/** Loads the component of an island. Its properties come from the page as JSON. */
export type LoadIsland<Props extends object> = () => Promise<{
  default: ComponentType<Props>;
}>;

/** From here on the reader is told that something is on its way. */
const LOADING_DELAY_MS = 200;

/**
 * Loads React and the component of an island and shows it. Says so when that takes long, and offers to try again when it fails; the content of the page stays until
 * the component is there.
 *
 * @returns a function that takes the island down
 */
export function mountIsland<Props extends object>(host: HTMLElement, load: LoadIsland<Props>): () => void {
  let isGone = false;
  let unmount: (() => void) | undefined;
  const root = host.querySelector<HTMLElement>('[data-island-root]') ?? host;

  const show = async (): Promise<void> => {
    const timer = setTimeout(() => {
      root.replaceChildren(createLoader());
    }, LOADING_DELAY_MS);
    try {
      const [{ renderIsland }, { default: Component }] = await Promise.all([import('./renderIsland'), load()]);
      if (isGone) return;
      root.replaceChildren();
      host.querySelector('[data-island-fallback]')?.toggleAttribute('hidden', true);
      // Written by `Island` for this component.
      const props = (parseJson(host.dataset.props) ?? {}) as Props;
      unmount = renderIsland(root, Component, props);
    } catch (error) {
      if (isGone) return;
      const retry = async (): Promise<void> => {
        // The button disappears with the message.
        focusOnce(root, { preventScroll: true });
        await refetchScript(error);
        await show();
      };
      root.replaceChildren(createFailure(error, () => void retry()));
      void reloadIfRenewed();
    } finally {
      clearTimeout(timer);
    }
  };
  void show();

  return () => {
    isGone = true;
    unmount?.();
  };
}

function createLoader(): HTMLElement {
  const loader = document.createElement('p');
  loader.id = 'loader';
  loader.className = styles.loader ?? '';
  loader.setAttribute('role', 'status');
  loader.textContent = 'Loading …';

  return loader;
}

function createFailure(error: unknown, onRetry: () => void): HTMLElement {
  const failure = document.createElement('div');
  failure.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--secondary';
  button.textContent = 'Retry';
  button.addEventListener('click', onRetry);
  failure.append(text, button);

  return failure;
}
