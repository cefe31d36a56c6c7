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
 * Empty element that applies the choices of the reader to the tabs or variants in whose panel it is, or to the
 * `<select>` before it. It does so as soon as the parser or a navigation inserts it.
 */
export default function FollowChoice(): ReactNode {
  return <follow-choice hidden />;
}
