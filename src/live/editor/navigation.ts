import type { Extension, Text } from '@codemirror/state';
import { EditorView, hoverTooltip, keymap, showDialog } from '@codemirror/view';
import { shortenEmittedPath } from '@site/lib/compiler/emitters';
import { RESERVED_NAMES } from '@site/lib/compiler/languageWords';
import type { LiveResponses } from '@site/lib/compiler/liveRequests';
import type { EmittedFile } from '@site/lib/compiler/types';
import { createButton, createElement } from '@site/src/client/createElement';
import type { CompilerClient } from '../compiler/LiveCompiler';
import { describeLiveFailure } from '../workers/SupersededError';
import { findDeclaration } from './findDeclaration';
import { findLine } from './findOffset';
import { revealPosition } from './revealPosition';
import { setText } from './setText';

/** The contract in an editor, and the files that belong to it. */
export interface ContractFiles {
  /** Path of the file in the editor. */
  path: string;
  /** Reads the texts of all files by path. The text of the editor's own file may be out of date. */
  readFiles: () => Promise<Readonly<Record<string, string>>>;
  client: Pick<CompilerClient, 'definitions' | 'symbols' | 'format'>;
  /** Generates code from the files. Without this callback, hints do not contain generated code. */
  generate?: ((files: Readonly<Record<string, string>>) => Promise<GeneratedCode>) | undefined;
  /** Shows another file. Without this callback, only the file in the editor can be shown. */
  onOpen?: (path: string, offset: number) => void;
  /** Changes another file. Without this callback, only the file in the editor can be changed. */
  onChange?: (path: string, text: string) => void;
  /** Called before a definition is renamed in several files, because each editor can undo only its own part. */
  onRename?: (sentence: string) => void;
}

/** Generated code for hints about definitions. */
export interface GeneratedCode {
  /** Name of the language for readers. */
  label: string;
  /** Generated files; empty if the compiler refuses the contract, or has not compiled its latest text yet. */
  files: readonly EmittedFile[];
}

type Symbols = LiveResponses['symbols'];
type Definition = Symbols['definitions'][number];
type Use = Symbols['uses'][number];

/** The symbols of all files, and the texts to which they belong. */
interface FileSymbols {
  /** Text of the editor when the request was sent. */
  doc: Text;
  files: Readonly<Record<string, string>>;
  symbols: Symbols;
}

/** State of the editor when the reader points at a name, or starts an action such as a rename. */
interface ActionContext extends FileSymbols {
  view: EditorView;
  contract: ContractFiles;
  /** The name at the cursor or under the pointer; undefined if there is no name that the contracts define. */
  use: Use | undefined;
}

const NO_RESPONSE_MESSAGE = 'The compiler did not respond. Try again.';

const NO_NAME_MESSAGE = 'Put the cursor on the name of a type, enum, endpoint or channel that these contracts define.';

/** Maximum number of lines to show from a definition, and from the code generated from it. */
const LINE_LIMIT = 12;

const NAME_PATTERN = '[A-Z][A-Za-z0-9]*';

/**
 * Adds hints about names and actions on them: go to definition, find uses, rename, outline, and format.
 *
 * @param getContract - returns the file in the editor and the files that belong to it
 */
export function navigateContract(getContract: () => ContractFiles | undefined): Extension {
  const run = (action: (context: ActionContext) => void | Promise<void>) => (view: EditorView) => {
    void runAction(view, getContract(), view.state.selection.main.head, action);
    return true;
  };

  return [
    hoverTooltip(async (view, position) => {
      const contract = getContract();
      // Without a response from the compiler, there is no hint.
      const context = contract && (await readContext(view, contract, position).catch(() => undefined));
      const definition = context && findDefinition(context);
      if (context?.use === undefined || definition === undefined) return null;
      const { start, name } = context.use;
      // Calls `getContract` again, because the contract may have been compiled while the symbols were read.
      const generated = await getContract()
        ?.generate?.(context.files)
        .catch(() => undefined);
      return {
        pos: start,
        end: start + name.length,
        create: () => ({ dom: renderDefinition(context, definition, generated) }),
      };
    }),
    keymap.of([
      { key: 'F12', run: run(goToDefinition), shift: run(showUses) },
      { key: 'Mod-F12', run: run(showOutline) },
      { key: 'F2', run: run(rename) },
      { key: 'Shift-Alt-f', run: run(format) },
    ]),
    EditorView.domEventHandlers({
      mousedown(event, view) {
        const position = event.ctrlKey || event.metaKey ? view.posAtCoords(event) : null;
        if (position === null || event.button !== 0) return false;
        void runAction(view, getContract(), position, goToDefinition);
        return true;
      },
    }),
  ];
}

async function runAction(
  view: EditorView,
  contract: ContractFiles | undefined,
  position: number,
  action: (context: ActionContext) => void | Promise<void>,
): Promise<void> {
  if (contract === undefined) return;
  try {
    await action(await readContext(view, contract, position));
  } catch (error) {
    showMessage(view, describeLiveFailure(error) ?? NO_RESPONSE_MESSAGE);
  }
}

/**
 * Reads the symbols of all files, and the name at a position.
 *
 * @throws ReaderError if the files cannot be read, or if the compiler does not respond
 */
async function readContext(view: EditorView, contract: ContractFiles, position: number): Promise<ActionContext> {
  const fileSymbols = await readSymbols(view, contract);
  const use = fileSymbols.symbols.uses.find(
    ({ path, start, name }) => path === contract.path && start <= position && position <= start + name.length,
  );
  return { ...fileSymbols, view, contract, use };
}

/** Pending requests by editor. */
const pending = new WeakMap<EditorView, { doc: Text; path: string; response: Promise<FileSymbols> }>();

/**
 * Requests the symbols of the files. A hint and an action on the same text share a request, because a second request
 * would supersede the first.
 */
function readSymbols(view: EditorView, contract: ContractFiles): Promise<FileSymbols> {
  const { doc } = view.state;
  const { path } = contract;
  const current = pending.get(view);
  if (current?.doc === doc && current.path === path) return current.response;
  const response = requestSymbols(doc, contract);
  const request = { doc, path, response };
  pending.set(view, request);
  const forget = (): void => {
    if (pending.get(view) === request) pending.delete(view);
  };
  response.then(forget, forget);
  return response;
}

async function requestSymbols(doc: Text, { path, readFiles, client }: ContractFiles): Promise<FileSymbols> {
  const texts = { ...(await readFiles()), [path]: doc.toString() };
  // The editor counts one character per line break, so the offsets must refer to texts without `\r`.
  const files = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
  return { doc, files, symbols: await client.symbols({ files }) };
}

function findDefinition({ use, symbols }: ActionContext): Definition | undefined {
  return symbols.definitions.find(({ name }) => name === use?.name);
}

/** Renders a definition as written, with its constraints and its position, and the code generated from it. */
function renderDefinition(
  { files }: ActionContext,
  definition: Definition,
  generated: GeneratedCode | undefined,
): HTMLElement {
  const { path, start, end, nameStart } = definition;
  const text = files[path] ?? '';
  return createElement(
    'div',
    'cm-definition',
    createElement('pre', undefined, limitLines(text.slice(start, end))),
    `${path}, line ${findLine(text, nameStart).line}`,
    ...(generated === undefined || generated.files.length === 0 ? [] : renderGenerated(definition, generated)),
  );
}

function renderGenerated(definition: Definition, { label, files }: GeneratedCode): HTMLElement[] {
  const declaration = findDeclaration(files, definition);
  if (declaration === undefined) {
    return [createElement('p', undefined, `${label}: the generated code does not declare ${definition.name}.`)];
  }
  return [
    createElement('p', undefined, `${label}: ${shortenEmittedPath(declaration.path)}`),
    createElement('pre', undefined, limitLines(declaration.code)),
  ];
}

function limitLines(text: string): string {
  const lines = text.split('\n');
  return (lines.length > LINE_LIMIT ? [...lines.slice(0, LINE_LIMIT), '…'] : lines).join('\n');
}

function goToDefinition(context: ActionContext): void {
  const definition = findDefinition(context);
  if (definition) goTo(context, definition.path, definition.nameStart);
  else showMessage(context.view, NO_NAME_MESSAGE);
}

function goTo({ view, contract }: ActionContext, path: string, offset: number): void {
  if (path === contract.path) {
    view.dispatch({ selection: { anchor: offset }, effects: revealPosition(offset) });
    view.focus();
  } else if (contract.onOpen) {
    contract.onOpen(path, offset);
  } else {
    showMessage(view, `This page does not show the file ${path}. Open the contract in the workbench to see it.`);
  }
}

function showUses(context: ActionContext): void {
  const { use, symbols } = context;
  if (use === undefined) showMessage(context.view, NO_NAME_MESSAGE);
  else
    showPlaces(
      context,
      `Uses of ${use.name}`,
      symbols.uses.filter(({ name }) => name === use.name),
    );
}

function showOutline(context: ActionContext): void {
  const { definitions } = context.symbols;
  showPlaces(
    context,
    'Definitions',
    definitions.map(({ path, nameStart }) => ({ path, start: nameStart })),
  );
}

/** Shows a list of positions, each with a button that moves the cursor to it. */
function showPlaces(context: ActionContext, title: string, places: readonly Pick<Use, 'path' | 'start'>[]): void {
  const { view, files } = context;
  const { close } = showDialog(view, {
    content: () => {
      const list = createElement('ul', 'cm-places');
      list.ariaLabel = title;
      for (const { path, start } of places) {
        const { line, text } = findLine(files[path] ?? '', start);
        const button = createButton('cm-button', `${path}, line ${line}: ${text.trim()}`);
        button.addEventListener('click', () => {
          view.dispatch({ effects: close });
          goTo(context, path, start);
        });
        list.append(createElement('li', undefined, button));
      }
      list.addEventListener('keydown', ({ key }) => {
        if (key !== 'Escape') return;
        view.dispatch({ effects: close });
        view.focus();
      });
      return list;
    },
    focus: 'button',
  });
}

async function rename(context: ActionContext): Promise<void> {
  const { view, doc, use, symbols, files, contract } = context;
  const definition = findDefinition(context);
  if (use === undefined || definition === undefined) {
    showMessage(view, NO_NAME_MESSAGE);
    return;
  }
  const uses = symbols.uses.filter(({ name }) => name === use.name);
  if (uses.some(({ path }) => path !== contract.path) && contract.onChange === undefined) {
    showMessage(
      view,
      `${use.name} is also used in files that this page does not show. Open the contract in the workbench to rename it.`,
    );
    return;
  }
  const input = { type: 'text', value: use.name, pattern: NAME_PATTERN };
  const form = await showDialog(view, { label: `New name of ${use.name}`, input, submitLabel: 'Rename', focus: true })
    .result;
  view.focus();
  const name = form?.querySelector('input')?.value.trim();
  if (name === undefined || name === use.name) return;
  if (!new RegExp(`^${NAME_PATTERN}$`).test(name))
    showMessage(view, 'A name must start with a capital letter and contain only English letters and digits.');
  else if (RESERVED_NAMES.has(name)) showMessage(view, `${name} is a reserved word. Choose another name.`);
  else if (symbols.definitions.some((other) => other.name === name))
    showMessage(view, `There is already a definition called ${name}. Choose another name.`);
  else if (!view.state.doc.eq(doc))
    showMessage(view, 'The contract has changed in the meantime, so nothing was renamed. Try again.');
  else {
    const paths = [...new Set(uses.map(({ path }) => path))];
    if (paths.length > 1) contract.onRename?.(`${use.name} was renamed to ${name} in ${paths.length} contracts.`);
    for (const path of paths) {
      const changes = uses
        .filter((other) => other.path === path)
        .map(({ start }) => ({ from: start, to: start + use.name.length, insert: name }));
      if (path === contract.path) view.dispatch({ changes, userEvent: 'input.rename' });
      else contract.onChange?.(path, replaceAll(files[path] ?? '', changes));
    }
  }
}

function replaceAll(text: string, changes: readonly { from: number; to: number; insert: string }[]): string {
  return changes
    .toReversed()
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}

async function format({ view, doc, contract, files }: ActionContext): Promise<void> {
  const { path } = contract;
  const { text } = await contract.client.format({ files, path });
  if (text === undefined)
    showMessage(
      view,
      'Nothing was formatted. Either a contract has problems, which you must correct first, or formatting would change the generated code.',
    );
  else if (!view.state.doc.eq(doc))
    showMessage(view, 'The contract has changed in the meantime, so nothing was formatted. Try again.');
  else {
    const { number } = doc.lineAt(view.state.selection.main.head);
    setText(view, text);
    view.dispatch({ selection: { anchor: view.state.doc.line(Math.min(number, view.state.doc.lines)).to } });
  }
}

/** Shows a message until the reader closes it. */
function showMessage(view: EditorView, message: string): void {
  showDialog(view, {
    content: () => {
      const status = createElement('span', undefined, message);
      status.role = 'status';
      return status;
    },
  });
}
