import { type FormEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import clsx from 'clsx';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { completeName, FILE_LIMIT, findNameProblem } from '../files/fileNames';
import { findActive, type PlayFile } from '../state/PlayState';
import type { PlaySession } from '../usePlaySession';
import { ICONS } from './icons';
import styles from '../Playground.module.css';

export interface FileTabsProps {
  session: PlaySession;
  /** Paths of files with something wrong in them. */
  wrong: ReadonlySet<string>;
}

/** Id of the panel that the tabs control. */
export const EDITOR_PANEL = 'play-editor';

/** A tab for each contract, and what can be done with the one that is shown. */
export default function FileTabs({ session, wrong }: FileTabsProps): ReactNode {
  const { state, dispatch, removeFile } = session;
  const active = findActive(state);
  const [renamed, setRenamed] = useState<PlayFile>();

  return (
    <>
      <div className={styles.tabBar}>
        <TabList session={session} wrong={wrong} onRename={setRenamed} />
        <div className={styles.actions}>
          <button
            type="button"
            className={styles.action}
            disabled={state.files.length >= FILE_LIMIT}
            onClick={() => {
              dispatch({ kind: 'add' });
            }}
          >
            <LineIcon path={ICONS.add} />
            <span>Add</span>
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              setRenamed(active);
            }}
          >
            Rename
          </button>
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              removeFile(active);
            }}
          >
            Delete
          </button>
        </div>
      </div>
      {renamed === undefined ? null : (
        <RenameForm
          key={renamed.id}
          session={session}
          file={renamed}
          onClose={() => {
            setRenamed(undefined);
          }}
        />
      )}
    </>
  );
}

interface TabListProps extends FileTabsProps {
  onRename: (file: PlayFile) => void;
}

function TabList({ session: { state, dispatch, removeFile }, wrong, onRename }: TabListProps): ReactNode {
  const choose = (file: PlayFile | undefined, list: EventTarget & Element): void => {
    if (file === undefined) return;
    dispatch({ kind: 'choose', id: file.id });
    list.querySelector<HTMLElement>(`[data-file="${file.id}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { files } = state;
    const active = findActive(state);
    const index = files.indexOf(active);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: files.length - 1 }[event.key];
    if (next !== undefined) choose(files[(next + files.length) % files.length], event.currentTarget);
    else if (event.key === 'F2') onRename(active);
    else if (event.key === 'Delete') removeFile(active);
    else return;
    event.preventDefault();
  };

  return (
    <div role="tablist" aria-label="Contracts" className={styles.tabs} onKeyDown={onKeyDown}>
      {state.files.map((file) => (
        <button
          key={file.id}
          type="button"
          role="tab"
          id={`play-tab-${file.id}`}
          aria-selected={file.id === state.activeId}
          aria-controls={EDITOR_PANEL}
          tabIndex={file.id === state.activeId ? 0 : -1}
          className={clsx(styles.tab, file.id === state.activeId && styles.chosen)}
          data-file={file.id}
          onClick={() => {
            dispatch({ kind: 'choose', id: file.id });
          }}
          onDoubleClick={() => {
            onRename(file);
          }}
        >
          <bdi>{file.path}</bdi>
          {wrong.has(file.path) ? <span className={styles.wrongMark} role="img" aria-label="has problems" /> : null}
        </button>
      ))}
    </div>
  );
}

interface RenameFormProps {
  session: PlaySession;
  file: PlayFile;
  onClose: () => void;
}

function RenameForm({ session: { state, dispatch }, file, onClose }: RenameFormProps): ReactNode {
  const [typed, setTyped] = useState(file.path);
  const name = completeName(typed);
  const others = state.files.filter(({ id }) => id !== file.id).map(({ path }) => path);
  const problem = findNameProblem(name, others);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (problem !== undefined) return;
    dispatch({ kind: 'rename', id: file.id, path: name });
    onClose();
  };

  return (
    <form
      className={styles.rename}
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <label className={styles.field}>
        <span>New name of {file.path}</span>
        <input
          ref={focusName}
          className={styles.input}
          value={typed}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby="play-name-problem"
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      </label>
      <button type="submit" className={styles.strongAction} disabled={problem !== undefined}>
        Rename
      </button>
      <button type="button" className={styles.action} onClick={onClose}>
        Cancel
      </button>
      <p id="play-name-problem" role="status" className={styles.fieldProblem}>
        {problem}
      </p>
    </form>
  );
}

/** The name without its ending is selected, ready to be replaced. */
function focusName(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(0, input.value.replace(/\.ws$/, '').length);
}
