import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import EditorHost, { type EditorHandle, type EditorHostProps } from '../../editor/EditorHost';
import { loadLineColors } from '../../highlight/LineColors';
import styles from './CodeEditor.module.css';
import { useLoaded } from './useLoaded';

/** Position for the cursor. A new object moves the cursor there again, even if the offset is the same. */
export interface CursorPosition {
  offset: number;
}

export interface CodeEditorProps {
  /** Accessible name of the editor. */
  label: string;
  text: string;
  language: 'wirespec' | 'json';
  onChange: (text: string) => void;
  /** Problems in this text. */
  diagnostics?: readonly Diagnostic[] | undefined;
  /** The files of the contract, if the text is one of them. */
  contract?: EditorHostProps['contract'];
  /** Position to which the cursor moves when this property changes. */
  position?: CursorPosition | undefined;
  isHidden?: boolean;
  memory: EditorHostProps['memory'];
}

/** Whether editors wrap long lines. */
export const WrapContext = createContext(false);

/** Constant array, because the editor draws its marks again whenever it receives a new array. */
const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** Editor for contracts and documents. It appears when the grammar that colors its language has loaded. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const { language, diagnostics = NO_DIAGNOSTICS, position, isHidden = false, ...others } = props;
  const editor = useRef<EditorHandle>(null);
  const isWrapped = use(WrapContext);
  const { code: colors } = useLoaded(useCallback(() => loadLineColors(language), [language]));
  // The focus may be requested before the editor exists, for example by a click on the button that adds a file.
  const isFocusRequested = useRef(false);
  useEffect(() => {
    if (colors !== undefined && isFocusRequested.current) editor.current?.focus();
  }, [colors]);
  useEffect(() => {
    if (colors !== undefined && position !== undefined) editor.current?.focus(position.offset);
  }, [colors, position]);

  return (
    <div
      className={styles.editor}
      data-editor=""
      hidden={isHidden}
      // Focuses the editor, even if the click is below the last line. Keyboard users focus the editor itself.
      onClick={() => {
        isFocusRequested.current = colors === undefined;
        editor.current?.focus();
      }}
    >
      {colors === undefined ? null : (
        <EditorHost ref={editor} {...{ ...others, colors, diagnostics, isWrapped }} hasGutter />
      )}
    </div>
  );
}
