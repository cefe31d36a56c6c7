import { createContext, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import EditorHost, { type EditorHandle, type EditorHostProps } from '../../editor/EditorHost';
import { loadLineColors } from '../../highlight/LineColors';
import styles from './CodeEditor.module.css';
import { useLoaded } from './useLoaded';

/** Position for the cursor. A new object moves the cursor, even to the same position. */
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
  diagnostics?: readonly Diagnostic[];
  contract?: EditorHostProps['contract'];
  /** Position for the cursor. When it changes, the cursor moves there. */
  place?: CursorPosition | undefined;
  isHidden?: boolean;
  memory: EditorHostProps['memory'];
}

/** Whether editors wrap long lines. */
export const WrapContext = createContext(false);

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** Editor of contracts and documents. It appears when the colors of its language have loaded. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const { language, diagnostics = NO_DIAGNOSTICS, place, isHidden = false, ...others } = props;
  const editor = useRef<EditorHandle>(null);
  const isWrapped = use(WrapContext);
  const { part: colors } = useLoaded(useCallback(() => loadLineColors(language), [language]));
  // The focus may be requested before the editor exists, for example by a click on the button that adds a file.
  const isFocusRequested = useRef(false);
  useEffect(() => {
    if (colors !== undefined && isFocusRequested.current) editor.current?.focus();
  }, [colors]);
  useEffect(() => {
    if (colors !== undefined && place !== undefined) editor.current?.focus(place.offset);
  }, [colors, place]);

  return (
    <div
      className={styles.editor}
      data-editor=""
      hidden={isHidden}
      // A click below the last line focuses the editor, too. The keyboard can reach the editor itself.
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
