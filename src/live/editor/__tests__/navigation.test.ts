// @vitest-environment jsdom
import { undo } from '@codemirror/commands';
import { EditorView, runScopeHandlers } from '@codemirror/view';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { handleRequest } from '../../../../lib/compiler/handleRequest';
import { ReaderError } from '@site/src/client/ReaderError';
import { SupersededError } from '../../workers/SupersededError';
import type { LineColors } from '../../highlight/LineColors';
import { createEditor } from '../createEditor';
import type { ContractFiles } from '../navigation';

/** Line colors that leave all text uncolored. */
const colors = { language: 'wirespec', read: () => ({ runs: [] }) } as unknown as LineColors;

const FILES = {
  'a.ws': '// Books\ntype Book { isbn: Isbn }\ntype Shelf { books: Book[] }',
  'b.ws': 'type Isbn = String(/^[0-9]{13}$/)\ntype Loan { book: Book }',
};

// jsdom cannot measure text.
beforeAll(() => {
  Object.assign(Range.prototype, { getClientRects: () => [] });
});

afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects');
});

interface Opened {
  view: EditorView;
  root: ShadowRoot;
  /** Puts the cursor before a part of the text and presses a key. */
  press: (part: string, key: string, modifiers?: KeyboardEventInit) => void;
}

function open(others: Partial<ContractFiles>): Opened {
  const host = document.createElement('div');
  document.body.append(host);
  const client: ContractFiles['client'] = {
    definitions: (request) => Promise.resolve(handleRequest('definitions', request)),
    symbols: (request) => Promise.resolve(handleRequest('symbols', request)),
    format: (request) => Promise.resolve(handleRequest('format', request)),
  };
  const text = FILES['a.ws'];
  const getContract = (): ContractFiles => ({
    path: 'a.ws',
    client,
    readFiles: () => Promise.resolve({ ...FILES, 'a.ws': view.state.doc.toString() }),
    ...others,
  });
  createEditor({ host, text, label: 'Contract', colors, onChange: vi.fn(), getContract });
  const root = host.shadowRoot!;
  const view = EditorView.findFromDOM(root.querySelector<HTMLElement>('.cm-editor')!)!;
  // jsdom cannot select in a shadow root.
  vi.spyOn(view, 'focus').mockReturnValue();
  onTestFinished(() => {
    view.destroy();
    host.remove();
  });
  return {
    view,
    root,
    press(part, key, modifiers = {}) {
      view.dispatch({ selection: { anchor: view.state.doc.toString().indexOf(part) } });
      runScopeHandlers(view, new KeyboardEvent('keydown', { key, ...modifiers }), 'editor');
    },
  };
}

async function findInput(root: ShadowRoot): Promise<HTMLInputElement> {
  return vi.waitFor(() => {
    const input = root.querySelector<HTMLInputElement>('.cm-dialog input');
    expect(input).not.toBeNull();
    return input!;
  });
}

it('goes to the definition, in this file and in another', async () => {
  const onOpen = vi.fn();
  const { view, press } = open({ onOpen });
  press('Book[]', 'F12');
  await vi.waitFor(() => {
    expect(view.state.selection.main.head).toBe(FILES['a.ws'].indexOf('Book {'));
  });
  press('Isbn', 'F12');
  await vi.waitFor(() => {
    expect(onOpen).toHaveBeenCalledWith('b.ws', 'type '.length);
  });
});

it('performs two actions in a row, because the second does not supersede the first', async () => {
  let supersede: (() => void) | undefined;
  const symbols: ContractFiles['client']['symbols'] = async (request) => {
    supersede?.();
    return new Promise((resolve, reject) => {
      supersede = () => {
        reject(new SupersededError());
      };
      setTimeout(() => {
        resolve(handleRequest('symbols', request));
      });
    });
  };
  const client = { symbols } as ContractFiles['client'];
  const { root, press } = open({ client });
  press('Isbn', 'F12');
  press('Book[]', 'F12', { shiftKey: true });
  await vi.waitFor(() => {
    expect(root.textContent).toContain('Open the contract in the workbench to see it.');
  });
  expect(root.querySelector('[aria-label="Uses of Book"]')).not.toBeNull();
});

it('shows a message if there is no name at the cursor, or if the page does not show the file of the name', async () => {
  const { root, press } = open({});
  press('// Books', 'F12');
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain('Put the cursor on the name');
  });
  press('Isbn', 'F12');
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain('This page does not show the file b.ws.');
  });
});

it('shows the message if the compiler fails, but reports a defect and shows a general message', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const defect = new TypeError('symbols is undefined');
  let error: Error = new ReaderError('It took too long.');
  const { root, press } = open({ readFiles: () => Promise.reject(error) });
  press('Book {', 'F12');
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toBe('It took too long.');
  });
  error = defect;
  press('Book {', 'F12');
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain('went wrong unexpectedly');
  });
  expect(report.mock.calls).toEqual([[defect]]);
});

it('lists the uses of a name in all files, and the definitions', async () => {
  const onOpen = vi.fn();
  const { root, press } = open({ onOpen });
  const list = (title: string): Promise<(string | null)[]> =>
    vi.waitFor(() => {
      const items = [...root.querySelectorAll(`[aria-label="${title}"] li`)];
      expect(items).not.toEqual([]);
      return items.map(({ textContent }) => textContent);
    });
  press('Book {', 'F12', { shiftKey: true });
  expect(await list('Uses of Book')).toEqual([
    'a.ws, line 2: type Book { isbn: Isbn }',
    'a.ws, line 3: type Shelf { books: Book[] }',
    'b.ws, line 2: type Loan { book: Book }',
  ]);
  [...root.querySelectorAll<HTMLButtonElement>('.cm-places button')].at(-1)!.click();
  expect(onOpen).toHaveBeenCalledWith('b.ws', FILES['b.ws'].lastIndexOf('Book'));
  expect(root.querySelector('.cm-places')).toBeNull();
  press('Book {', 'F12', { ctrlKey: true });
  expect((await list('Definitions')).map((item) => item?.split(':')[0])).toEqual([
    'a.ws, line 2',
    'a.ws, line 3',
    'b.ws, line 1',
    'b.ws, line 2',
  ]);
});

it('renames in all files, as one undo step in its own file', async () => {
  const onChange = vi.fn();
  let textAtOffer = '';
  const onRename = vi.fn(() => {
    textAtOffer = view.state.doc.toString();
  });
  const { view, root, press } = open({ onChange, onRename });
  press('Book[]', 'F2');
  const input = await findInput(root);
  expect(input.value).toBe('Book');
  input.value = 'Volume';
  input.form!.requestSubmit();
  const renamed = '// Books\ntype Volume { isbn: Isbn }\ntype Shelf { books: Volume[] }';
  await vi.waitFor(() => {
    expect(view.state.doc.toString()).toBe(renamed);
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b.ws', FILES['b.ws'].replace('book: Book', 'book: Volume'));
  // The editor cannot undo the change of the other files, so it calls `onRename` before the rename happens.
  expect(onRename).toHaveBeenCalledExactlyOnceWith('Book was renamed to Volume in 2 contracts.');
  expect(textAtOffer).toBe(FILES['a.ws']);
  undo(view);
  expect(view.state.doc.toString()).toBe(FILES['a.ws']);
});

it('does not report a rename in one file, because the editor itself can undo it', async () => {
  const onRename = vi.fn();
  const { view, root, press } = open({ onChange: vi.fn(), onRename });
  press('Shelf', 'F2');
  const input = await findInput(root);
  input.value = 'Rack';
  input.form!.requestSubmit();
  await vi.waitFor(() => {
    expect(view.state.doc.toString()).toContain('type Rack');
  });
  expect(onRename).not.toHaveBeenCalled();
});

it.each([
  ['Shelf', 'There is already a definition called Shelf.'],
  ['volume', 'A name must start with a capital letter'],
  ['String', 'String is a reserved word.'],
  ['GET', 'GET is a reserved word.'],
])('refuses the name %s', async (name, message) => {
  const onChange = vi.fn();
  const { view, root, press } = open({ onChange });
  press('Book {', 'F2');
  const input = await findInput(root);
  input.removeAttribute('pattern');
  input.value = name;
  input.form!.requestSubmit();
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain(message);
  });
  expect(view.state.doc.toString()).toBe(FILES['a.ws']);
  expect(onChange).not.toHaveBeenCalled();
});

it('refuses to rename a definition that other files use if it cannot change these files', async () => {
  const { root, press } = open({});
  press('Book {', 'F2');
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain('Book is also used in files');
  });
});

it('formats contracts that compile, and no others', async () => {
  const { view, root, press } = open({});
  const change = (text: string): void => {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
  };
  const keys = Object.assign({ shiftKey: true, altKey: true }, { keyCode: 70 });
  change('type Book { isbn :Isbn }');
  press('type', 'F', keys);
  await vi.waitFor(() => {
    expect(view.state.doc.toString()).toBe('type Book { isbn: Isbn }\n');
  });
  change('type Book { isbn Isbn }');
  press('type', 'F', keys);
  await vi.waitFor(() => {
    expect(root.querySelector('[role=status]')?.textContent).toContain('Nothing was formatted');
  });
});

it('formats the text of the editor, even if the page has an older one', async () => {
  const { view, press } = open({ readFiles: () => Promise.resolve(FILES) });
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: 'type Book { isbn :Isbn }' } });
  press('type', 'F', Object.assign({ shiftKey: true, altKey: true }, { keyCode: 70 }));
  await vi.waitFor(() => {
    expect(view.state.doc.toString()).toBe('type Book { isbn: Isbn }\n');
  });
});
