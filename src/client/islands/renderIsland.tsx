import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import CrashBoundary from './CrashBoundary';

/**
 * Draws a component in the page.
 *
 * @returns a function that takes it away
 */
export function renderIsland<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
): () => void {
  const reactRoot = createRoot(root, {
    onRecoverableError: (error, info) => {
      console.error('An island recovered from an error:', error, info.componentStack);
    },
  });
  reactRoot.render(
    <CrashBoundary>
      <Component {...props} />
    </CrashBoundary>,
  );

  return () => {
    reactRoot.unmount();
  };
}
