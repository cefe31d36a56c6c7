import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { FindNames } from '../../editor/completeContract';
import { createEditor, type Editor } from '../../editor/createEditor';
import { type LineColors, loadLineColors } from '../../highlight/LineColors';
import styles from '../Playground.module.css';

/** Where to put the cursor; a new object for each wish. */
export interface TextPlace {
  offset: number;
}

export interface CodeEditorProps {
  /** Names the editor to assistive technology. */
  label: string;
  /** Where it begins. It is not followed: another text needs another editor, by its key. */
  text: string;
  language: 'wirespec' | 'json';
  onChange: (text: string) => void;
  /** In this text. */
  diagnostics?: readonly Diagnostic[];
  findNames?: FindNames;
  /** Takes the cursor there when it is given. */
  place?: TextPlace | undefined;
  isHidden?: boolean;
}

/** The editor of contracts and documents as a component. */
export default function CodeEditor(props: CodeEditorProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const [failure, setFailure] = useState<string>();
  const editor = useEditor(host, props, setFailure);
  const { diagnostics, place, isHidden = false } = props;
  useEffect(() => {
    editor?.setDiagnostics(diagnostics ?? []);
  }, [editor, diagnostics]);
  useEffect(() => {
    if (place !== undefined) editor?.focus(place.offset);
  }, [editor, place]);

  return (
    <div
      className={styles.editor}
      data-editor=""
      hidden={isHidden}
      // Below the last line, too. The keyboard reaches the editor itself.
      onClick={() => {
        editor?.focus();
      }}
    >
      {failure === undefined ? null : <p role="alert">{failure}</p>}
      <div ref={host} />
    </div>
  );
}

const UNLOADED = 'The editor could not be loaded. Check the connection and reload the page; nothing you wrote is lost.';

function useEditor(
  host: RefObject<HTMLDivElement | null>,
  { label, text, language, onChange, findNames }: CodeEditorProps,
  onFailure: (message: string) => void,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  const follow = useEffectEvent(onChange);
  const find = useEffectEvent(async () => (await findNames?.()) ?? []);
  const fail = useEffectEvent(onFailure);
  const make = useEffectEvent((element: HTMLDivElement, colors: LineColors) =>
    createEditor({
      ...{ host: element, text, label, colors },
      onChange: (changed) => {
        follow(changed);
      },
      ...(findNames === undefined ? {} : { findNames: () => find() }),
    }),
  );
  useEffect(() => {
    let made: Editor | undefined;
    let isOver = false;
    const start = (colors: LineColors): void => {
      if (isOver || host.current === null) return;
      made = make(host.current, colors);
      setEditor(made);
    };
    loadLineColors(language).then(start, () => {
      fail(UNLOADED);
    });
    return () => {
      isOver = true;
      made?.destroy();
    };
  }, [host, language]);

  return editor;
}
