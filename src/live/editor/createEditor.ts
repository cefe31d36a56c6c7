import { closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyField, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { diagnosticCount, forEachDiagnostic, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state';
import { search, searchKeymap } from '@codemirror/search';
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';
import { applyFix } from '@site/lib/compiler/fixes/applyFix';
import type { LineColors } from '../highlight/LineColors';
import { INVISIBLE_CHARACTER } from './describeInvisibleCharacter';
import { colorLines } from './colorLines';
import { createCompletions } from './completeContract';
import { editorTheme } from './editorTheme';
import { locateDiagnostics } from './locateDiagnostics';
import { type ContractFiles, navigateContract } from './navigation';
import { revealPosition } from './revealPosition';
import { setText } from './setText';
import { createStructure } from './structure';
import { typeOverSelection } from './typeOverSelection';

export interface EditorOptions {
  /** Element in whose shadow root the editor is created. */
  host: HTMLElement;
  text: string;
  /** Text to which the reader can undo all changes; by default `text`. */
  original?: string;
  /** Accessible name of the editor. A hint on how to leave the editor is added. */
  label: string;
  colors: LineColors;
  /** Whether to show line numbers and fold markers. */
  hasGutter?: boolean;
  /** Called after each change, by the reader or by code. */
  onChange: (text: string) => void;
  /** Returns the files of a contract. Without this function, the editor has no completions and no navigation. */
  getContract?: () => ContractFiles | undefined;
  /** Storage for the text, selection and undo history, under a name. The editor starts with the saved state, if any. */
  memory?: { states: EditorMemory; name: string } | undefined;
}

/** Saved texts, selections and undo histories of editors, by name of the document. */
export type EditorMemory = Map<string, unknown>;

export interface Editor {
  /** Replaces the whole text; the reader can undo it. */
  setText: (text: string) => void;
  /**
   * Replaces the text if it differs from the last value that was passed to `onChange` or, before any change, from the
   * initial text.
   */
  syncText: (text: string) => void;
  /** Underlines problems in the text. The caller passes only diagnostics of this file. */
  setDiagnostics: (diagnostics: readonly Diagnostic[]) => void;
  setLabel: (label: string) => void;
  setWrapped: (isWrapped: boolean) => void;
  /** Focuses the editor. If an offset is given, in UTF-16 units, moves the cursor there first. */
  focus: (offset?: number) => void;
  destroy: () => void;
}

const UNWRAPPED: Extension = [];

const HOW_TO_LEAVE = 'Press Escape, then Tab to leave the editor.';

/** Time in milliseconds after Escape during which the next Tab leaves the editor. */
const LEAVING_MS = 2000;

/**
 * Key binding with which Tab leaves the editor after Escape. It has the highest precedence, because other key bindings
 * use Escape, too, for example to close completions.
 */
const leaveKeys = Prec.highest(
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
 * Creates an editor in a shadow root. There, its styles are constructed style sheets, so the security policy does not
 * need to allow inline styles. The stylesheets of the page do not apply to the editor, but it inherits the
 * custom properties of `tokens.css`.
 */
export function createEditor(options: EditorOptions): Editor {
  const { host, text, original = text, memory } = options;
  const compartments = { wrapping: new Compartment(), labeling: new Compartment() };
  let reportedText = text;
  const extensions = [
    ...createExtensions(options),
    compartments.labeling.of(labelEditor(options.label)),
    compartments.wrapping.of(UNWRAPPED),
    EditorView.updateListener.of(({ docChanged, state: changed }) => {
      if (!docChanged) return;
      reportedText = changed.doc.toString();
      options.onChange(reportedText);
    }),
  ];
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const state = restoreState(memory, extensions) ?? EditorState.create({ doc: original, extensions });
  const view = new EditorView({ root, parent: root, state });
  // Replaces the text of the new state if `text` differs: it may come from an earlier visit, or may have been replaced
  // while the editor did not exist. The reader can undo this change.
  if (!state.doc.eq(state.toText(text))) setText(view, text);
  // Measures the lines at once. Until CodeMirror has measured them, its gutter assumes lines of 14 pixels, and the
  // browser counts the correction as a layout shift.
  if (options.hasGutter === true) view.lineBlockAtHeight(0);
  host.addEventListener('keydown', stopKeyEvents);

  return {
    ...createMethods(view, compartments),
    syncText: (wanted) => {
      if (wanted !== reportedText) setText(view, wanted);
    },
    destroy: () => {
      host.removeEventListener('keydown', stopKeyEvents);
      memory?.states.set(memory.name, view.state.toJSON(SAVED_FIELDS));
      view.destroy();
    },
  };
}

/**
 * Creates the methods. A label, a wrapping and an empty list of problems that the editor already has are not set again,
 * because each update takes milliseconds.
 */
function createMethods(
  view: EditorView,
  { wrapping, labeling }: { wrapping: Compartment; labeling: Compartment },
): Omit<Editor, 'syncText' | 'destroy'> {
  return {
    setText: (changed) => {
      setText(view, changed);
    },
    setDiagnostics: (diagnostics) => {
      if (diagnostics.length === 0 && diagnosticCount(view.state) === 0) return;
      view.dispatch(setDiagnostics(view.state, locateDiagnostics(view.state.doc, diagnostics, applyFixToView)));
    },
    setLabel: (label) => {
      if (view.contentDOM.getAttribute('aria-label') === describeEditor(label)) return;
      view.dispatch({ effects: labeling.reconfigure(labelEditor(label)) });
    },
    setWrapped: (isWrapped) => {
      const wanted = isWrapped ? EditorView.lineWrapping : UNWRAPPED;
      if (wrapping.get(view.state) !== wanted) view.dispatch({ effects: wrapping.reconfigure(wanted) });
    },
    focus: (offset) => {
      focus(view, offset);
    },
  };
}

function applyFixToView(view: EditorView, fix: Fix): void {
  setText(view, applyFix(view.state.doc.toString(), fix));
}

/** Key binding that fixes the problem at the cursor. */
const fixKeys = keymap.of([
  {
    key: 'Mod-.',
    run: (view) => {
      const { head } = view.state.selection.main;
      let fixProblem: (() => void) | undefined;
      forEachDiagnostic(view.state, ({ actions: [action] = [] }, from, to) => {
        if (action && from <= head && head <= to)
          fixProblem ??= () => {
            action.apply(view, from, to);
          };
      });
      fixProblem?.();
      return fixProblem !== undefined;
    },
  },
]);

function focus(view: EditorView, offset: number | undefined): void {
  if (offset !== undefined) {
    const anchor = Math.min(offset, view.state.doc.length);
    view.dispatch({ selection: { anchor }, effects: revealPosition(anchor) });
  }
  view.focus();
}

/** Fields of the state that are saved and restored in addition to the text and the selection. */
const SAVED_FIELDS = { history: historyField };

function restoreState(memory: EditorOptions['memory'], extensions: Extension[]): EditorState | undefined {
  const json = memory?.states.get(memory.name);
  return json === undefined ? undefined : EditorState.fromJSON(json, { extensions }, SAVED_FIELDS);
}

const describeEditor = (label: string): string => `${label}. ${HOW_TO_LEAVE}`;

function labelEditor(label: string): Extension {
  return EditorView.contentAttributes.of({ 'aria-label': describeEditor(label) });
}

/**
 * Key bindings to find, replace and go to a line. The other bindings of `searchKeymap` are left out, because some
 * override browser shortcuts, such as Mod-D for bookmarks.
 */
const searchKeys = keymap.of(
  searchKeymap.filter(({ key = '' }) => ['Mod-f', 'F3', 'Mod-Alt-g', 'Escape'].includes(key)),
);

/** Keys of the library that are left out, because they are shortcuts of browsers; see `src/live/README.md`. */
const BROWSER_KEYS = new Set([
  'Alt-ArrowLeft',
  'Alt-ArrowRight',
  'Mod-[',
  'Mod-]',
  'Mod-i',
  'Mod-u',
  // Redoes the selection change that Mod-u undoes.
  'Alt-u',
  'Shift-Mod-k',
  'Shift-Mod-\\',
  'Alt-A',
  'Ctrl-m',
]);

const editKeys = keymap.of(
  [...historyKeymap, ...defaultKeymap].filter(({ key }) => key === undefined || !BROWSER_KEYS.has(key)),
);

function createExtensions({ colors, getContract, hasGutter = false }: EditorOptions): Extension[] {
  return [
    leaveKeys,
    history(),
    highlightSpecialChars({ addSpecialChars: INVISIBLE_CHARACTER }),
    ...(hasGutter ? [lineNumbers(), foldGutter(), keymap.of(foldKeymap)] : []),
    colorLines(colors),
    // Shows the search panel at the top, because the bottom of a tall editor may be out of view.
    search({ top: true }),
    searchKeys,
    fixKeys,
    createStructure(colors.language),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    typeOverSelection(),
    indentUnit.of('  '),
    ...(getContract === undefined ? [] : createContractExtensions(getContract)),
    keymap.of([
      ...closeBracketsKeymap,
      ...completionKeymap,
      // Moves between problems. The library's problem list is not used, because it contains buttons that screen readers
      // cannot reach; `ProblemList` replaces it.
      { key: 'F8', run: nextDiagnostic },
      indentWithTab,
    ]),
    editKeys,
    EditorView.contentAttributes.of({
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
      translate: 'no',
      // The content is focusable without this attribute, but accessibility checkers require it on scrollable elements.
      tabindex: '0',
    }),
    editorTheme,
  ];
}

function createContractExtensions(getContract: () => ContractFiles | undefined): Extension[] {
  const findDefinitions = async () => {
    const contract = getContract();
    if (contract === undefined) return [];
    return contract.client.definitions({ files: await contract.readFiles() });
  };
  return [createCompletions(findDefinitions), navigateContract(getContract)];
}

/**
 * Stops key events at the editor, except combinations with Ctrl or ⌘. Outside the shadow root, their target is the host
 * element instead of a text field, so the page would treat the keys as shortcuts.
 */
function stopKeyEvents(event: KeyboardEvent): void {
  if (!event.ctrlKey && !event.metaKey) event.stopPropagation();
}
