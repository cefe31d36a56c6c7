import type { ReactNode } from 'react';

/** Methods that `headScript.ts` defines. */
interface FollowChoiceElement extends HTMLElement {
  /** Applies the choices in the `data-choices` attribute of `<html>`. */
  follow: () => void;
  /**
   * Shows one panel of the tabs or variants, and hides the others. Dispatches `site:tab` if this changes what is shown.
   *
   * @param index - zero-based index of the panel. While the page arrives, the panel may be missing.
   */
  show: (index: number) => void;
}

declare global {
  interface HTMLElementTagNameMap {
    'follow-choice': FollowChoiceElement;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'follow-choice': { hidden: true };
    }
  }
}

/**
 * Empty element that makes something follow the choices of the reader: the panel that it begins, or the `<select>`
 * before it. It does so when the parser or a navigation inserts it.
 */
export default function FollowChoice(): ReactNode {
  return <follow-choice hidden />;
}
