import { createElement } from '@site/src/client/createElement';
import { readPath } from '@site/src/client/navigation/address';
import { readContainerLabel } from '@site/src/client/scrollContainers';
import styles from './edit.module.css';

/** Parts of a code block that its editor uses. They were rendered at build time and stay in the page. */
export interface EditableBlock {
  /** Identifies the block on the site, as long as the blocks before it on its page stay the same. */
  id: string;
  frame: HTMLElement;
  pre: HTMLElement;
  /** Static code. It stays in the page, hidden, and is updated with the editor, because the copy button reads it. */
  code: HTMLElement;
  /** Nodes that the build wrote into `code`. */
  codeNodes: readonly ChildNode[];
  /** Text that the build wrote into `code`. */
  original: string;
  /** Accessible name of the code. */
  label: string;
  button: HTMLElement;
  /** Note about the block in its header. The status replaces it. */
  note: HTMLElement;
  noteNodes: readonly ChildNode[];
  /** Container for the actions, which replaces the edit button. */
  actions: HTMLElement;
  /** Container for the editor, after the code. */
  root: HTMLElement;
}

/**
 * Finds the parts of a button's block and adds the containers in which the editor is rendered.
 *
 * @throws Error if the block has no code, or no header with a note
 */
export function prepareBlock(button: HTMLElement): EditableBlock {
  const frame = button.closest<HTMLElement>('[data-copyable]');
  const pre = frame?.querySelector<HTMLElement>('pre');
  const code = pre?.querySelector<HTMLElement>('code');
  const note = button.parentElement?.previousElementSibling;
  if (!frame || !pre || !code || !(note instanceof HTMLElement))
    throw new Error('The block of this edit button has no code, or no header with a note.');
  const root = createElement('div');
  const actions = createElement('span', styles.actions);
  const number = [...document.querySelectorAll('[data-edit]')].indexOf(button);
  pre.after(root);
  button.before(actions);

  return {
    id: `${readPath()}#${number}`,
    ...{ frame, pre, code, button, note, actions, root },
    codeNodes: [...code.childNodes],
    noteNodes: [...note.childNodes],
    original: code.textContent,
    label: readContainerLabel(pre) ?? 'Code',
  };
}
