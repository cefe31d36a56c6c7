import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

export interface Mounted {
  host: HTMLElement;
  render: (node: ReactNode) => Promise<void>;
  unmount: () => Promise<void>;
}

/** Runs an action and waits until React has rendered its effects. */
export function perform(action: () => unknown): Promise<void> {
  return act(async () => {
    await action();
  });
}

/** Renders a component into its own root, as islands do, and unmounts it after the test. */
export async function mount(node: ReactNode): Promise<Mounted> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  let isMounted = true;
  const unmount = async (): Promise<void> => {
    if (!isMounted) return;
    isMounted = false;
    await perform(() => {
      root.unmount();
    });
    host.remove();
  };
  onTestFinished(async () => {
    await unmount();
    vi.unstubAllGlobals();
  });
  const render = (next: ReactNode): Promise<void> =>
    perform(() => {
      root.render(next);
    });
  await render(node);

  return { host, render, unmount };
}
