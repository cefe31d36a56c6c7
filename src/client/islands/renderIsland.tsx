import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { parseJson } from '../parseJson';
import { parseOutside } from '../parseOutside';
import CrashBoundary from './CrashBoundary';
import type { IslandModule } from './mountIsland';

/**
 * Renders the component of a module with the properties that the page contains.
 *
 * @param props - JSON; undefined if the page contains no properties
 * @returns a function that unmounts it; undefined if the properties do not match the schema, because the page and the
 *   module come from different releases
 */
export function renderModule<Props extends object>(
  root: HTMLElement,
  module: IslandModule<Props>,
  props: string | undefined,
): (() => void) | undefined {
  if (!('PropsSchema' in module)) return renderIsland(root, module.default, {});
  const parsed = parseOutside(module.PropsSchema, parseJson(props), 'the properties of an island');

  return parsed === undefined ? undefined : renderIsland(root, module.default, parsed);
}

/**
 * Renders a component into an element, inside an error boundary.
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
