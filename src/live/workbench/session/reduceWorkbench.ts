import type { ContractSource } from '../../../../lib/compiler/types';
import { createUniqueName, FILE_LIMIT } from './fileNames';
import {
  createFile,
  DEFAULT_FILE,
  findActive,
  type WorkbenchFile,
  type WorkbenchOptions,
  type WorkbenchState,
} from './WorkbenchState';

/** Actions on the contracts. The name of a `rename` has been validated with `findNameProblem`. */
export type WorkbenchAction =
  | { kind: 'edit'; id: number; text: string }
  /** Shows a file. */
  | { kind: 'choose'; id: number }
  | { kind: 'add' }
  | { kind: 'rename'; id: number; path: string }
  | { kind: 'remove'; id: number }
  /** Restores a removed file. */
  | { kind: 'restore'; file: WorkbenchFile; index: number }
  /**
   * Adds external files. They replace an unchanged example, and contracts that are all empty. A file with the path and
   * text of an existing one is not added again.
   */
  | { kind: 'import'; sources: readonly ContractSource[] }
  | { kind: 'set'; options: Partial<WorkbenchOptions> }
  | { kind: 'replace'; state: WorkbenchState }
  /** Repeats the requests about the contracts. */
  | { kind: 'retry' };

/** Applies an action to the contracts. */
export function reduceWorkbench(state: WorkbenchState, action: WorkbenchAction): WorkbenchState {
  switch (action.kind) {
    case 'edit':
      return changeFile(state, action.id, { text: action.text });
    case 'choose':
      return { ...state, activeId: action.id };
    case 'add':
      return addFiles(state, [{ path: DEFAULT_FILE, text: '' }]);
    case 'rename':
      return changeFile(state, action.id, { path: action.path });
    case 'remove':
      return removeFile(state, action.id);
    case 'restore':
      return restoreFile(state, action.file, action.index);
    case 'import':
      return importFiles(state, action.sources);
    case 'set':
      return { ...state, options: { ...state.options, ...action.options } };
    case 'replace':
      return action.state;
    case 'retry':
      // Each new list of files is sent to the compiler.
      return { ...state, files: [...state.files] };
  }
}

function changeFile(state: WorkbenchState, id: number, change: Partial<Omit<WorkbenchFile, 'id'>>): WorkbenchState {
  const files = state.files.map((file) => (file.id === id ? { ...file, ...change } : file));
  return { ...state, files, isTouched: true };
}

function addFiles(state: WorkbenchState, sources: readonly ContractSource[]): WorkbenchState {
  const files = [...state.files];
  let activeId = state.activeId;
  for (const { path, text } of sources) {
    if (files.length >= FILE_LIMIT) break;
    const taken = files.map((file) => file.path);
    const file = createFile(createUniqueName(path, taken), text);
    files.push(file);
    activeId = file.id;
  }
  return { ...state, files, activeId, isTouched: true };
}

function importFiles(state: WorkbenchState, sources: readonly ContractSource[]): WorkbenchState {
  if (sources.length === 0) return state;
  const isBlank = state.files.every(({ text }) => text.trim() === '');
  const kept = isBlank || !state.isTouched ? { ...state, files: [] } : state;
  const added = sources.filter((source) => !hasSource(kept, source));
  return added.length === 0 ? state : addFiles(kept, added);
}

/** Returns whether the workbench has a file with the text of a source, and the name that an import would give it. */
export function hasSource({ files }: Pick<WorkbenchState, 'files'>, { path, text }: ContractSource): boolean {
  const name = createUniqueName(path, []);
  return files.some((file) => file.path === name && file.text === text);
}

function removeFile(state: WorkbenchState, id: number): WorkbenchState {
  const index = state.files.findIndex((file) => file.id === id);
  const rest = state.files.filter((file) => file.id !== id);
  const files = rest.length > 0 ? rest : [createFile(DEFAULT_FILE, '')];
  const next = files[Math.min(index, files.length - 1)];
  const activeId = state.activeId === id && next !== undefined ? next.id : state.activeId;
  return { ...state, files, activeId, isTouched: true };
}

function restoreFile(state: WorkbenchState, file: WorkbenchFile, index: number): WorkbenchState {
  const others = isEmpty(state) ? [] : state.files;
  const path = createUniqueName(
    file.path,
    others.map((other) => other.path),
  );
  return {
    ...state,
    files: [...others.slice(0, index), { ...file, path }, ...others.slice(index)],
    activeId: file.id,
    isTouched: true,
  };
}

/**
 * Returns whether the only file is empty and has the default name, like the file that `removeFile` adds after it has
 * removed the last one.
 */
function isEmpty(state: WorkbenchState): boolean {
  const { path, text } = findActive(state);
  return state.files.length === 1 && path === DEFAULT_FILE && text === '';
}
