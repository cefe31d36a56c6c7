import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { forEachDiagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { search, searchKeymap } from '@codemirror/search';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';
import type { LineColors } from '../highlight/LineColors';
import { applyFix } from './applyFix';
import { colorLines } from './colorLines';
import { completeContract } from './completeContract';
import { editorTheme } from './editorTheme';
import { locateDiagnostics } from './locateDiagnostics';
import { type ContractFiles, navigateContract } from './navigation';
import { setText } from './setText';
import { createStructure } from './structure';
import { typeOverSelection } from './typeOverSelection';

export interface EditorOptions {
  /** Gets the editor as its only child, in a shadow root. */
  host: HTMLElement;
  text: string;
  /** Names the editor to assistive technology; how to leave it is added. */
  label: string;
  colors: LineColors;
  /** Whether lines have numbers and can be folded. */
  hasGutter?: boolean;
  /** Called after each change, whoever makes it. */
  onChange: (text: string) => void;
  /** Gives the files of a contract. Without it, nothing is completed, and names lead nowhere. */
  getContract?: () => ContractFiles | undefined;
  /** Where the editor leaves its cursor and what can be undone, and finds them again under the same name. */
  memory?: { states: EditorMemory; name: string } | undefined;
}

/** What editors left behind, by the name of their document. */
export type EditorMemory = Map<string, unknown>;

/** A text that can be edited, in the page's own look. */
export interface Editor {
  /** Replaces the whole text; the reader can undo it. */
  setText: (text: string) => void;
  /** Takes over a text that somebody else put in the place of what `onChange` told last. */
  follow: (text: string) => void;
  /** Underlines what is wrong with the text. Places in other files are left out by the caller. */
  setDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  setLabel: (label: string) => void;
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
export function createEditor(options: EditorOptions): Editor {
  const { host, text, memory } = options;
  const parts = { wrapping: new Compartment(), labeling: new Compartment() };
  let told = text;
  const extensions = [
    ...createExtensions(options),
    parts.labeling.of(nameEditor(options.label)),
    parts.wrapping.of([]),
    EditorView.updateListener.of(({ docChanged, state: changed }) => {
      if (!docChanged) return;
      told = changed.doc.toString();
      options.onChange(told);
    }),
  ];
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = recallState(memory, extensions) ?? EditorState.create({ doc: text, extensions });
  const view = new EditorView({ root, parent: root, state });
  // The text was replaced while there was no editor: the reader can undo that, too.
  if (!state.doc.eq(state.toText(text))) setText(view, text);
  host.addEventListener('keydown', keepKeys);

  return {
    ...createHandle(view, parts),
    follow: (wanted) => {
      if (wanted !== told) setText(view, wanted);
    },
    destroy: () => {
      host.removeEventListener('keydown', keepKeys);
      memory?.states.set(memory.name, view.state.toJSON(REMEMBERED));
      view.destroy();
    },
  };
}

function createHandle(
  view: EditorView,
  { wrapping, labeling }: { wrapping: Compartment; labeling: Compartment },
): Omit<Editor, 'follow' | 'destroy'> {
  return {
    setText: (changed) => {
      setText(view, changed);
    },
    setDiagnostics: (diagnostics) => {
      view.dispatch(setDiagnostics(view.state, locateDiagnostics(view.state.doc, diagnostics, fix)));
    },
    setLabel: (label) => {
      view.dispatch({ effects: labeling.reconfigure(nameEditor(label)) });
    },
    setWrapped: (isWrapped) => {
      view.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) });
    },
    focus: (offset) => {
      focus(view, offset);
    },
  };
}

function fix(view: EditorView, correction: Fix): void {
  setText(view, applyFix(view.state.doc.toString(), correction));
}

/** Corrects the problem that the cursor is at. */
const fixing = keymap.of([
  {
    key: 'Mod-.',
    run: (view) => {
      const { head } = view.state.selection.main;
      let correct: (() => void) | undefined;
      forEachDiagnostic(view.state, ({ actions: [action] = [] }, from, to) => {
        if (action && from <= head && head <= to)
          correct ??= () => {
            action.apply(view, from, to);
          };
      });
      correct?.();
      return correct !== undefined;
    },
  },
]);

function focus(view: EditorView, offset: number | undefined): void {
  if (offset !== undefined) {
    view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
  }
  view.focus();
}

/** Parts of the state that a new editor takes over. */
const REMEMBERED = { history: historyField };

function recallState(memory: EditorOptions['memory'], extensions: Extension[]): EditorState | undefined {
  const json = memory?.states.get(memory.name);
  return json === undefined ? undefined : EditorState.fromJSON(json, { extensions }, REMEMBERED);
}

function nameEditor(label: string): Extension {
  return EditorView.contentAttributes.of({ 'aria-label': `${label}. ${HOW_TO_LEAVE}` });
}

/** Find and replace, without the keys that browsers need, such as those of bookmarks. */
const searching = keymap.of(
  searchKeymap.filter(({ key = '' }) => ['Mod-f', 'F3', 'Mod-Alt-g', 'Escape'].includes(key)),
);

function createExtensions({ colors, getContract, hasGutter = false }: EditorOptions): Extension[] {
  return [
    leaving,
    history(),
    highlightSpecialChars(),
    ...(hasGutter ? [lineNumbers(), foldGutter(), keymap.of(foldKeymap)] : []),
    colorLines(colors),
    // At the top, because the end of a high editor may be out of sight.
    search({ top: true }),
    searching,
    fixing,
    createStructure(colors.language),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    typeOverSelection(),
    indentUnit.of('  '),
    ...(getContract === undefined ? [] : knowContract(getContract)),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      // Not the library's list of problems: its options contain buttons, which screen readers do not reach. `ProblemList` is our list.
      { key: 'F8', run: nextDiagnostic },
      ...historyKeymap,
      ...defaultKeymap,
      indentWithTab,
    ]),
    EditorView.contentAttributes.of({
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

/** What only contracts have. */
function knowContract(getContract: () => ContractFiles | undefined): Extension[] {
  const findNames = async () => {
    const contract = getContract();
    if (contract === undefined) return [];
    return contract.client.names({ files: await contract.readFiles() });
  };
  return [
    autocompletion({ override: [completeContract(findNames)], icons: false, activateOnTypingDelay: 60 }),
    navigateContract(getContract),
  ];
}

/** To the page the shadow root is no text field: it must not take what is typed for its own keys. */
function keepKeys(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}
