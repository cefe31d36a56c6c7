import { createElement } from '@site/src/client/createElement';
import styles from './edit.module.css';

/** The parts of a code block that its editor uses. They were rendered at build time and stay in the page. */
export interface EditableBlock {
  /** Identifies the block among those of the site, as long as its page has the same ones before it. */
  id: string;
  /** The frame around the code. */
  frame: HTMLElement;
  pre: HTMLElement;
  /** Follows the editor out of sight, so that copying and printing need no knowledge of it. */
  code: HTMLElement;
  /** What the build wrote into it. */
  codeNodes: readonly ChildNode[];
  /** The same as plain text. */
  original: string;
  /** Names the code to assistive technology. */
  label: string;
  button: HTMLElement;
  /** The words about the block, in the header; the status takes their place. */
  words: HTMLElement;
  wordNodes: readonly ChildNode[];
  /** A place for actions, where the button is. */
  actions: HTMLElement;
  /** The place of the editor, after the code. */
  root: HTMLElement;
}

/**
 * Finds the parts of the block of a button, and adds to it the places in which the editor is rendered.
 *
 * @throws Error where the block has no code or no header
 */
export function takeBlock(button: HTMLElement): EditableBlock {
  const frame = button.closest<HTMLElement>('[data-copyable]');
  const pre = frame?.querySelector<HTMLElement>('pre');
  const code = pre?.querySelector<HTMLElement>('code');
  const words = button.parentElement?.previousElementSibling;
  if (!frame || !pre || !code || !(words instanceof HTMLElement))
    throw new Error('The block has no code or no header.');
  const root = createElement('div');
  const actions = createElement('span', styles.actions);
  const number = [...document.querySelectorAll('[data-edit]')].indexOf(button);
  pre.after(root);
  button.before(actions);

  return {
    id: `${window.location.pathname}#${number}`,
    ...{ frame, pre, code, button, words, actions, root },
    codeNodes: [...code.childNodes],
    wordNodes: [...words.childNodes],
    original: code.textContent,
    label: pre.getAttribute('aria-label') ?? 'Contract',
  };
}
