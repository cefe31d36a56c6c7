import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentUnit } from '@codemirror/language';
import { lintKeymap, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import type { Diagnostic } from '@site/lib/compiler/types';
import type { LineColors } from '../highlight/LineColors';
import { colorLines } from './colorLines';
import { completeContract, type FindNames } from './completeContract';
import { editorTheme } from './editorTheme';
import { locateDiagnostics } from './locateDiagnostics';
import { typeOverSelection } from './typeOverSelection';

export interface EditorOptions {
  /** Gets the editor as its only child, in a shadow root. */
  host: HTMLElement;
  text: string;
  /** Names the editor to assistive technology; how to leave it is added. */
  label: string;
  colors: LineColors;
  /** Called after each change, whoever makes it. */
  onChange: (text: string) => void;
  /** Completes contracts; without it nothing is completed. */
  findNames?: FindNames;
}

/** A text that can be edited, in the page's own look. */
export interface Editor {
  readonly text: string;
  /** Replaces the whole text; the reader can undo it. */
  setText: (text: string) => void;
  /** Underlines what is wrong with the text. Places in other files are left out by the caller. */
  setDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  setWrapped: (isWrapped: boolean) => void;
  /** Puts the cursor at an offset, in UTF-16 units, and the focus into the editor. */
  focus: (offset?: number) => void;
  destroy: () => void;
}

const HOW_TO_LEAVE = 'Press Escape, then Tab to leave the editor.';

/** How long after Escape the next Tab leaves, in milliseconds. */
const LEAVING_MS = 2000;

/** Also where Escape has something to close first, such as completions that are still being looked for. */
const leaving = Prec.highest(
  keymap.of([
    {
      key: 'Escape',
      run: (view) => {
        view.setTabFocusMode(LEAVING_MS);
        return false;
      },
    },
  ]),
);

/**
 * Makes an editor. It lives in a shadow root: its styles are sheets that scripts make there, so no security policy has to allow styles in the page, and no style of the page
 * meets them but the properties of `tokens.css`.
 */
export function createEditor({ host, text, label, colors, onChange, findNames }: EditorOptions): Editor {
  const wrapping = new Compartment();
  const listener = EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString());
  });
  const extensions = [...createExtensions(label, findNames), colorLines(colors), wrapping.of([]), listener];
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({ root, parent: root, state: EditorState.create({ doc: text, extensions }) });
  host.addEventListener('keydown', keepKeys);

  return {
    get text() {
      return view.state.doc.toString();
    },
    setText: (changed) => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: changed } });
    },
    setDiagnostics: (diagnostics) => {
      view.dispatch(setDiagnostics(view.state, locateDiagnostics(view.state.doc, diagnostics)));
    },
    setWrapped: (isWrapped) => {
      view.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) });
    },
    focus: (offset) => {
      if (offset !== undefined) {
        const anchor = Math.min(offset, view.state.doc.length);
        view.dispatch({ selection: { anchor }, scrollIntoView: true });
      }
      view.focus();
    },
    destroy: () => {
      host.removeEventListener('keydown', keepKeys);
      view.destroy();
    },
  };
}

function createExtensions(label: string, findNames: FindNames | undefined): Extension[] {
  return [
    leaving,
    history(),
    bracketMatching(),
    closeBrackets(),
    typeOverSelection(),
    indentUnit.of('  '),
    ...(findNames === undefined
      ? []
      : [autocompletion({ override: [completeContract(findNames)], icons: false, activateOnTypingDelay: 60 })]),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
      'aria-label': `${label}. ${HOW_TO_LEAVE}`,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      translate: 'no',
      // Scrolls by keyboard as well; editable elements can be focused anyway, which checkers do not see.
      tabindex: '0',
    }),
    editorTheme,
  ];
}

/** To the page the shadow root is no text field: it must not take what is typed for its own keys. */
function keepKeys(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}
