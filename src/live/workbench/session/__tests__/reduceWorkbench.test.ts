import { describe, expect, it } from 'vitest';
import { createState, DEFAULT_OPTIONS, findActive, type WorkbenchState, toContractFiles } from '../WorkbenchState';
import { type WorkbenchAction, reduceWorkbench } from '../reduceWorkbench';

function start(...paths: string[]): WorkbenchState {
  return createState(
    paths.map((path) => ({ path, text: `// ${path}` })),
    DEFAULT_OPTIONS,
  );
}

function names({ files }: WorkbenchState): string[] {
  return files.map(({ path }) => path);
}

function apply(state: WorkbenchState, ...actions: WorkbenchAction[]): WorkbenchState {
  return actions.reduce(reduceWorkbench, state);
}

describe('the contracts of the workbench', () => {
  it('consist of at least one file', () => {
    const state = start();
    expect(names(state)).toEqual(['contract.ws']);
    const emptied = apply(start('a.ws'), { kind: 'remove', id: findActive(start('a.ws')).id });
    expect(emptied.files).toHaveLength(1);
  });

  it('are edited one by one', () => {
    const state = start('a.ws', 'b.ws');
    const changed = apply(state, { kind: 'edit', id: state.files[1]!.id, text: 'type B { b: String }' });
    expect(toContractFiles(changed.files)).toEqual({ 'a.ws': '// a.ws', 'b.ws': 'type B { b: String }' });
    expect(changed.isTouched).toBe(true);
  });

  it('get a new file with a unique name, and it becomes visible', () => {
    const state = apply(start('contract.ws'), { kind: 'add' }, { kind: 'add' });
    expect(names(state)).toEqual(['contract.ws', 'contract-2.ws', 'contract-3.ws']);
    expect(findActive(state).path).toBe('contract-3.ws');
  });

  it('keep their place and their text when they are renamed', () => {
    const state = start('a.ws', 'b.ws');
    const renamed = apply(state, { kind: 'rename', id: state.files[0]!.id, path: 'z.ws' });
    expect(toContractFiles(renamed.files)).toEqual({ 'z.ws': '// a.ws', 'b.ws': '// b.ws' });
    expect(renamed.activeId).toBe(state.activeId);
  });

  it.each([
    [0, 'b.ws'],
    [2, 'b.ws'],
  ])('show the neighbor of a file that is removed: %i', (index, shown) => {
    const state = start('a.ws', 'b.ws', 'c.ws');
    const id = state.files[index]!.id;
    expect(findActive(apply(state, { kind: 'choose', id }, { kind: 'remove', id })).path).toBe(shown);
  });

  it('return to their place if a removal is undone', () => {
    const state = start('a.ws', 'b.ws', 'c.ws');
    const file = state.files[1]!;
    const back = apply(state, { kind: 'remove', id: file.id }, { kind: 'restore', file, index: 1 });
    expect(back.files).toEqual(state.files);
    expect(back.activeId).toBe(file.id);
  });

  it('replace the empty file if the removal of the only file is undone', () => {
    const state = start('a.ws');
    const file = state.files[0]!;
    const back = apply(state, { kind: 'remove', id: file.id }, { kind: 'restore', file, index: 0 });
    expect(back.files).toEqual([file]);
  });

  it('do not replace an empty file that the reader has named if a removal is undone', () => {
    const state = createState(
      [
        { path: 'a.ws', text: 'a' },
        { path: 'b.ws', text: '' },
      ],
      DEFAULT_OPTIONS,
    );
    const file = state.files[0]!;
    const back = apply(state, { kind: 'remove', id: file.id }, { kind: 'restore', file, index: 0 });
    expect(names(back)).toEqual(['a.ws', 'b.ws']);
  });

  it('are replaced by opened files if the reader has not changed them', () => {
    const sources = [
      { path: 'folder/x.ws', text: 'x' },
      { path: 'other/x.ws', text: 'y' },
    ];
    const example = start('a.ws');
    expect(names(apply(example, { kind: 'import', sources }))).toEqual(['x.ws', 'x-2.ws']);
    const own = apply(example, { kind: 'edit', id: example.files[0]!.id, text: 'mine' });
    expect(toContractFiles(apply(own, { kind: 'import', sources }).files)).toEqual({
      'a.ws': 'mine',
      'x.ws': 'x',
      'x-2.ws': 'y',
    });
  });

  it('are not imported twice', () => {
    const state = apply(start('a.ws'), { kind: 'add' });
    expect(apply(state, { kind: 'import', sources: [{ path: 'a.ws', text: '// a.ws' }] })).toBe(state);
    const sources = [{ path: 'folder/con.ws', text: 'type A { a: String }' }];
    const imported = apply(state, { kind: 'import', sources });
    expect(names(imported)).toContain('contract-con.ws');
    expect(apply(imported, { kind: 'import', sources })).toBe(imported);
  });

  it('keep options that are not set', () => {
    const state = apply(start('a.ws'), { kind: 'set', options: { target: 'avro' } });
    expect(state.options).toEqual({ ...DEFAULT_OPTIONS, target: 'avro' });
  });
});
