import { createContext, type ReactNode, use, useEffect, useRef, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import EditorHost, { type EditorHandle, type EditorHostProps } from '../../editor/EditorHost';
import { type LineColors, loadLineColors } from '../../highlight/LineColors';
import styles from '../Playground.module.css';

/** Position for the cursor. A new object moves the cursor, even to the same position. */
export interface TextPlace {
  offset: number;
}

export interface CodeEditorProps {
  /** Names the editor to assistive technology. */
  label: string;
  text: string;
  language: 'wirespec' | 'json';
  onChange: (text: string) => void;
  /** Problems in this text. */
  diagnostics?: readonly Diagnostic[];
  contract?: EditorHostProps['contract'];
  /** Moves the cursor to this position when it changes. */
  place?: TextPlace | undefined;
  isHidden?: boolean;
  memory: EditorHostProps['memory'];
}

/** Whether editors wrap their lines. */
export const WrapContext = createContext(false);

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

const UNLOADED = 'The editor could not be loaded. Check the connection and reload the page; nothing you wrote is lost.';

/** The editor of contracts and documents. It appears once the colors of its language are loaded. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const { language, diagnostics = NO_DIAGNOSTICS, place, isHidden = false, ...others } = props;
  const editor = useRef<EditorHandle>(null);
  const isWrapped = use(WrapContext);
  const { colors, failure } = useLineColors(language);
  // A click can come before the editor exists, for example on the button that adds a file.
  const isWanted = useRef(false);
  useEffect(() => {
    if (colors !== undefined && isWanted.current) editor.current?.focus();
  }, [colors]);
  useEffect(() => {
    if (colors !== undefined && place !== undefined) editor.current?.focus(place.offset);
  }, [colors, place]);

  return (
    <div
      className={styles.editor}
      data-editor=""
      hidden={isHidden}
      // A click below the last line focuses the editor, too. The keyboard reaches the editor itself.
      onClick={() => {
        isWanted.current = colors === undefined;
        editor.current?.focus();
      }}
    >
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      {colors === undefined ? null : (
        <EditorHost ref={editor} {...{ ...others, colors, diagnostics, isWrapped }} hasGutter />
      )}
    </div>
  );
}

/** Loads the highlighter of a language. @returns the colors, or a sentence for readers when they cannot be loaded */
function useLineColors(language: CodeEditorProps['language']): { colors?: LineColors; failure?: string } {
  const [result, setResult] = useState<{ colors?: LineColors; failure?: string }>({});
  useEffect(() => {
    let isOver = false;
    loadLineColors(language).then(
      (colors) => {
        if (!isOver) setResult({ colors });
      },
      () => {
        if (!isOver) setResult({ failure: UNLOADED });
      },
    );
    return () => {
      isOver = true;
    };
  }, [language]);

  return result;
}
