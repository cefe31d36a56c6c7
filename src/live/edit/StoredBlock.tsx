import { type ReactNode, useState } from 'react';
import type { EditedTextProps } from './EditedBlock';
import EditedContract from './EditedContract';
import EditedDocument from './EditedDocument';
import type { EditableBlock } from './prepareBlock';
import { readEdit, storeEdit } from './storedEdits';

export interface StoredBlockProps extends Pick<EditedTextProps, 'block' | 'colors'> {
  /** Element with the contract and its generated code; `null` for a document. */
  sample: HTMLElement | null;
}

/** The ordinary editor of a block. It begins with the reader's text from an earlier visit, if there is any. */
export default function StoredBlock({ sample, ...others }: StoredBlockProps): ReactNode {
  const props = { ...others, ...useStoredEdit(others.block) };
  return sample === null ? <EditedDocument {...props} /> : <EditedContract {...props} sample={sample} />;
}

/** Holds the reader's text of a block, and stores each change in the browser. */
export function useStoredEdit({ id, original }: EditableBlock): Omit<EditedTextProps, 'block' | 'colors'> {
  const [{ text: draft = original, previous }] = useState(() => readEdit(id, original));
  const [text, setText] = useState(draft);

  return {
    text,
    previous,
    onChange(changed) {
      setText(changed);
      storeEdit(id, original, changed);
    },
    onReset(replaced) {
      storeEdit(id, original, original, replaced);
    },
  };
}
