import type { ComponentType } from 'react';
import type { GenericSchema } from 'valibot';
import { createButton, createElement } from '../createElement';
import { moveFocus } from '../moveFocus';
import { findFailedScript, refetchScript, reloadIfOutdated } from '../navigation/release';
import styles from './styles.module.css';

/**
 * The module of an island. If its component has properties, `PropsSchema` checks them, because a cached page can come
 * from another release.
 */
export type IslandModule<Props extends object> =
  { default: ComponentType } | { default: ComponentType<Props>; PropsSchema: GenericSchema<unknown, Props> };

/** Loads the module of an island. */
export type LoadIsland<Props extends object> = () => Promise<IslandModule<Props>>;

const LOAD_FAILED_MESSAGE = 'This part of the page could not be loaded. Check the connection and try again.';

const OTHER_RELEASE = 'This page and its scripts come from different releases. Reload the page.';

/** Delay in milliseconds after which a loading indicator is shown. */
const LOADING_DELAY_MS = 200;

/**
 * Loads React and the component of an island, and renders the component. Until then, the fallback stays. A loading
 * indicator is shown if loading takes long. If loading fails, or if the properties do not match the schema, an error
 * with a retry button is shown. In both cases, the page reloads if the host now serves another release.
 *
 * @returns a function that unmounts the island
 */
export function mountIsland<Props extends object>(host: HTMLElement, load: LoadIsland<Props>): () => void {
  let isUnmounted = false;
  let unmount: (() => void) | undefined;
  const root = host.querySelector<HTMLElement>('[data-island-root]') ?? host;

  const loadAndRender = async (previousError?: unknown): Promise<void> => {
    const fail = (sentence: string, error?: unknown): void => {
      const retry = (): void => {
        // The button is removed with the message, so the focus moves to the island.
        moveFocus(root, { preventScroll: true });
        root.replaceChildren();
        void loadAndRender(error);
      };
      root.replaceChildren(createFailure(sentence, retry));
      void reloadIfOutdated();
    };
    // The indicator is not in the root. The root moves up when the component replaces the fallback, and browsers count
    // a move of visible content as a layout shift.
    const loader = createLoader();
    const timer = setTimeout(() => {
      host.append(loader);
    }, LOADING_DELAY_MS);
    try {
      await refetchScript(previousError);
      const [{ renderModule }, module] = await Promise.all([import('./renderIsland'), load()]);
      if (isUnmounted) return;
      unmount = renderModule(root, module, host.dataset.props);
      if (unmount === undefined) fail(OTHER_RELEASE);
      else host.querySelector('[data-island-fallback]')?.toggleAttribute('hidden', true);
    } catch (error) {
      if (isUnmounted) return;
      // The browser has already logged a script that failed to load.
      if (findFailedScript(error) === undefined) reportError(error);
      fail(LOAD_FAILED_MESSAGE, error);
    } finally {
      clearTimeout(timer);
      loader.remove();
    }
  };
  void loadAndRender();

  return () => {
    isUnmounted = true;
    unmount?.();
  };
}

function createLoader(): HTMLElement {
  const loader = createElement('p', styles.loader, 'Loading…');
  loader.id = 'loader';
  loader.setAttribute('role', 'status');

  return loader;
}

function createFailure(sentence: string, onRetry: () => void): HTMLElement {
  const button = createButton('button button--secondary', 'Retry');
  button.addEventListener('click', onRetry);
  const failure = createElement('div', undefined, createElement('p', undefined, sentence), button);
  failure.setAttribute('role', 'alert');

  return failure;
}
