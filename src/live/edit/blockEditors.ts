// Registry of the editors that features provide for their own blocks, such as the lessons of the tour.
import type { ComponentType } from 'react';
import type { LineColors } from '../highlight/LineColors';
import type { EditableBlock } from './prepareBlock';

export interface BlockEditorProps {
  block: EditableBlock;
  colors: LineColors;
  /** Element with the contract and its generated code. */
  sample: HTMLElement;
  /** Element of the page that `BlockEditor.find` returned. */
  container: HTMLElement;
}

/** An editor that a feature provides for its own blocks. */
export interface BlockEditor {
  /** Finds the element of the feature that contains the button of a block. `null` leaves the block to other editors. */
  find: (button: HTMLElement) => HTMLElement | null;
  /** Loads the component, which reads and stores the text of the reader itself. */
  load: () => Promise<{ default: ComponentType<BlockEditorProps> }>;
}

const editors: BlockEditor[] = [];

/**
 * Registers an editor that replaces the ordinary one in the blocks that it finds. The `client.ts` of a feature calls
 * this function on every page.
 */
export function registerBlockEditor(editor: BlockEditor): void {
  editors.push(editor);
}

/**
 * Loads the registered editor for the block of a button.
 *
 * @returns undefined if the block has the ordinary editor
 */
export async function loadBlockEditor(
  button: HTMLElement,
): Promise<{ Editor: ComponentType<BlockEditorProps>; container: HTMLElement } | undefined> {
  for (const { find, load } of editors) {
    const container = find(button);
    if (container !== null) return { Editor: (await load()).default, container };
  }
  return undefined;
}
