import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import CrashBoundary from './CrashBoundary';

/**
 * Renders a component into an element, inside of an error boundary.
 *
 * @returns a function that unmounts it
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
