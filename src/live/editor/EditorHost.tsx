import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Diagnostic } from '@site/lib/compiler/types';
import { createEditor, type Editor, type EditorOptions } from './createEditor';
import type { ContractFiles } from './navigation';

/** Methods of a mounted editor that its parent may call. */
export type EditorHandle = Pick<Editor, 'focus' | 'setText'>;

/** Options of the editor. To change `colors` or `memory`, give the component another React `key`. */
export interface EditorHostProps extends Omit<EditorOptions, 'host' | 'getContract'> {
  contract?: ContractFiles | undefined;
  diagnostics: readonly Diagnostic[];
  isWrapped?: boolean;
  className?: string;
  ref?: Ref<EditorHandle | null>;
}

/**
 * CodeMirror as a component. The editor is created before the layout effects of the parent run, so that these can focus
 * it.
 */
export default function EditorHost({
  diagnostics,
  isWrapped = false,
  className,
  ref,
  ...options
}: EditorHostProps): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const editor = useCreatedEditor(host, options);
  useLayoutEffect(() => {
    editor.current?.setDiagnostics(diagnostics);
  }, [editor, diagnostics]);
  useLayoutEffect(() => {
    editor.current?.syncText(options.text);
  }, [editor, options.text]);
  useLayoutEffect(() => {
    editor.current?.setLabel(options.label);
  }, [editor, options.label]);
  useLayoutEffect(() => {
    editor.current?.setWrapped(isWrapped);
  }, [editor, isWrapped]);
  useImperativeHandle<EditorHandle | null, Editor | null>(ref, () => editor.current, [editor]);

  return <div ref={host} className={className} />;
}

function useCreatedEditor(
  host: RefObject<HTMLDivElement | null>,
  options: Omit<EditorOptions, 'host' | 'getContract'> & Pick<EditorHostProps, 'contract'>,
): RefObject<Editor | null> {
  const editor = useRef<Editor>(null);
  const onChange = useEffectEvent(options.onChange);
  const getContract = useEffectEvent(() => options.contract);
  const create = useEffectEvent((element: HTMLElement) =>
    createEditor({
      ...options,
      host: element,
      onChange: (changed) => {
        onChange(changed);
      },
      ...(options.contract === undefined ? {} : { getContract: () => getContract() }),
    }),
  );
  useLayoutEffect(() => {
    if (host.current === null) return undefined;
    const created = create(host.current);
    editor.current = created;
    return () => {
      editor.current = null;
      created.destroy();
    };
  }, [host]);

  return editor;
}
