import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import clsx from 'clsx';
import { hasModifierKey } from '@site/src/client/hasModifierKey';
import { isComposing } from '@site/src/client/isComposing';
import { completeName, FILE_LIMIT, findNameProblem } from '../session/fileNames';
import { findActive, type WorkbenchFile } from '../session/WorkbenchState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { focusEditor } from '../session/focusEditor';
import Button from '../parts/Button';
import TextField from '../parts/TextField';
import controlStyles from '../parts/controls.module.css';
import styles from './FileTabs.module.css';

export interface FileTabsProps {
  session: Pick<WorkbenchSession, 'state' | 'dispatch' | 'removeFile'>;
  /** Paths of files with problems. */
  problemPaths: ReadonlySet<string>;
}

/** Id of the panel that the tabs control. */
export const EDITOR_PANEL_ID = 'play-editor';

/** A tab for each contract, and buttons that add a contract, and rename or delete the visible one. */
export default function FileTabs({ session, problemPaths }: FileTabsProps): ReactNode {
  const [renamedFile, setRenamedFile] = useState<WorkbenchFile>();
  const bar = useRef<HTMLDivElement>(null);
  const { activeId } = session.state;
  useEffect(() => {
    const tab = findSelectedTab(bar.current);
    if (tab?.parentElement) revealTab(tab, tab.parentElement);
  }, [activeId]);

  return (
    <>
      <div ref={bar} className={styles.bar}>
        <TabList session={session} problemPaths={problemPaths} onRename={setRenamedFile} />
        <FileActions session={session} onRename={setRenamedFile} />
      </div>
      {renamedFile === undefined ? null : (
        <RenameForm
          key={renamedFile.id}
          session={session}
          file={renamedFile}
          onClose={() => {
            flushSync(() => {
              setRenamedFile(undefined);
            });
            findSelectedTab(bar.current)?.focus();
          }}
        />
      )}
    </>
  );
}

function findSelectedTab(bar: HTMLElement | null): HTMLElement | null | undefined {
  return bar?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
}

/**
 * Scrolls the row of tabs as little as needed to show a tab, so that the second click of a double-click is on the same
 * tab. `scrollIntoView` would also scroll the page when the workbench opens in a low window.
 */
function revealTab(tab: HTMLElement, row: HTMLElement): void {
  const [shown, frame] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  const hiddenAtStart = frame.left - shown.left;
  row.scrollLeft += hiddenAtStart > 0 ? -hiddenAtStart : Math.max(0, shown.right - frame.right);
}

interface FileActionsProps extends Pick<FileTabsProps, 'session'> {
  onRename: (file: WorkbenchFile) => void;
}

function FileActions({ session: { state, dispatch, removeFile }, onRename }: FileActionsProps): ReactNode {
  const active = findActive(state);
  return (
    <div className={styles.actions} data-not-printed="">
      <Button
        icon="add"
        disabled={state.files.length >= FILE_LIMIT}
        onClick={() => {
          flushSync(() => {
            dispatch({ kind: 'add' });
          });
          focusEditor();
        }}
      >
        Add
      </Button>
      <Button
        onClick={() => {
          onRename(active);
        }}
      >
        Rename
      </Button>
      <Button
        onClick={() => {
          removeFile(active);
        }}
      >
        Delete
      </Button>
    </div>
  );
}

interface TabListProps extends FileTabsProps, FileActionsProps {}

function TabList({ session, problemPaths, onRename }: TabListProps): ReactNode {
  const { state, dispatch, removeFile } = session;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (hasModifierKey(event)) return;
    const { files } = state;
    const active = findActive(state);
    const index = files.indexOf(active);
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: files.length - 1 }[event.key];
    const file = next === undefined ? undefined : files[(next + files.length) % files.length];
    if (file !== undefined) {
      dispatch({ kind: 'choose', id: file.id });
      event.currentTarget.querySelector<HTMLElement>(`[data-file="${file.id}"]`)?.focus();
    } else if (event.key === 'F2') onRename(active);
    else if (event.key === 'Delete') {
      flushSync(() => {
        removeFile(active);
      });
      findSelectedTab(event.currentTarget)?.focus();
    } else return;
    event.preventDefault();
  };

  return (
    <div role="tablist" aria-label="Contracts" className={styles.tabs} onKeyDown={onKeyDown}>
      {state.files.map((file) => (
        <Tab
          key={file.id}
          session={session}
          file={file}
          hasProblems={problemPaths.has(file.path)}
          onRename={onRename}
        />
      ))}
    </div>
  );
}

interface TabProps extends FileActionsProps {
  file: WorkbenchFile;
  hasProblems: boolean;
}

function Tab({ session: { state, dispatch }, file, hasProblems, onRename }: TabProps): ReactNode {
  const isActive = file.id === state.activeId;
  return (
    <button
      type="button"
      role="tab"
      id={`play-tab-${file.id}`}
      aria-selected={isActive}
      aria-controls={EDITOR_PANEL_ID}
      tabIndex={isActive ? 0 : -1}
      className={clsx(controlStyles.choice, styles.tab)}
      data-file={file.id}
      onClick={() => {
        dispatch({ kind: 'choose', id: file.id });
      }}
      onDoubleClick={() => {
        onRename(file);
      }}
    >
      <bdi>{file.path}</bdi>
      {hasProblems ? <span className={styles.problemMark} role="img" aria-label="has problems" /> : null}
    </button>
  );
}

interface RenameFormProps extends Pick<FileTabsProps, 'session'> {
  file: WorkbenchFile;
  onClose: () => void;
}

function RenameForm({ session: { state, dispatch }, file, onClose }: RenameFormProps): ReactNode {
  const [typed, setTyped] = useState(file.path);
  const name = completeName(typed);
  const others = state.files.filter(({ id }) => id !== file.id).map(({ path }) => path);
  const problem = findNameProblem(name, others);

  return (
    <form
      className={styles.rename}
      onSubmit={(event) => {
        event.preventDefault();
        if (problem !== undefined) return;
        dispatch({ kind: 'rename', id: file.id, path: name });
        onClose();
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Escape' && !isComposing(nativeEvent)) onClose();
      }}
    >
      <TextField
        ref={focusName}
        label={`New name of ${file.path}`}
        value={typed}
        isInvalid={problem !== undefined}
        aria-describedby={NAME_PROBLEM_ID}
        onChange={setTyped}
      />
      <Button type="submit" look="strongAction" disabled={problem !== undefined}>
        Save name
      </Button>
      <Button onClick={onClose}>Cancel</Button>
      <p id={NAME_PROBLEM_ID} role="status" className={styles.problem}>
        {problem}
      </p>
    </form>
  );
}

/** Id of the message about the typed name. */
const NAME_PROBLEM_ID = 'play-name-problem';

/** Focuses the field and selects the name without its extension, so that typing replaces it. */
function focusName(input: HTMLInputElement | null): void {
  input?.focus();
  input?.setSelectionRange(0, input.value.replace(/\.ws$/, '').length);
}
