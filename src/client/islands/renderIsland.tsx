import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { parseJson } from '@site/lib/json/parseJson';
import { parseUntrusted } from '../parseUntrusted';
import CrashBoundary from './CrashBoundary';
import type { IslandModule } from './mountIsland';

const CRASHED_PAGE = <h1>This page crashed.</h1>;

const CRASHED_PART = (
  <p>
    <strong>This part of the page crashed.</strong>
  </p>
);

/**
 * Renders the component of a registered island with the properties that the page contains. Registered islands are the
 * main content of their page, so the error boundary states that the page crashed.
 *
 * @param props - JSON; undefined if the page contains no properties
 * @returns a function that unmounts the component; undefined if the properties do not match the schema, because the
 *   page and the module come from different releases
 */
export function renderModule<Props extends object>(
  root: HTMLElement,
  module: IslandModule<Props>,
  props: string | undefined,
): (() => void) | undefined {
  if (!('PropsSchema' in module)) return renderIsland(root, module.default, {}, CRASHED_PAGE);
  const parsed = parseUntrusted(module.PropsSchema, parseJson(props), 'the properties of an island');

  return parsed === undefined ? undefined : renderIsland(root, module.default, parsed, CRASHED_PAGE);
}

/**
 * Renders a component into an element, inside an error boundary.
 *
 * @param crashTitle - states what crashed if the component throws
 * @returns a function that unmounts the component
 */
export function renderIsland<Props extends object>(
  root: HTMLElement,
  Component: ComponentType<Props>,
  props: Props,
  crashTitle: ReactNode = CRASHED_PART,
): () => void {
  const reactRoot = createRoot(root, {
    onRecoverableError: (error, info) => {
      console.error('An island recovered from an error:', error, info.componentStack);
    },
  });
  reactRoot.render(
    <CrashBoundary title={crashTitle}>
      <Component {...props} />
    </CrashBoundary>,
  );

  return () => {
    reactRoot.unmount();
  };
}
