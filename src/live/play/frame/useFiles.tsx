import { type ReactNode, useRef } from 'react';
import { holdText } from '../../storage/longTexts';
import { listPaths } from '../session/fileNames';
import { preserveFocus } from '../session/focusEditor';
import type { PlaySession } from '../session/usePlaySession';
import type { Side } from '../session/versions';
import type { DroppedFile } from './readDroppedFiles';
import { ACCEPTED_FILES, type SortedFiles, sortDroppedFiles } from './sortDroppedFiles';
import { useFileDrops } from './useFileDrops';

interface FileActions {
  /**
   * Opens the file dialog of the browser.
   *
   * @param side - side of the comparison that gets the contracts; without it, an empty side, or else the new version.
   *   Other modes ignore it.
   */
  open: (side?: Side) => void;
  /** Hidden element that shows the dialog. */
  picker: ReactNode;
}

/** Opens files that the reader has dropped, pasted or selected. */
export function useFiles(session: PlaySession): FileActions {
  const input = useRef<HTMLInputElement>(null);
  const pickedSide = useRef<Side>(undefined);
  useFileDrops((files, target) => void openFiles(files, session, readSide(target)));
  const picker = (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      accept={ACCEPTED_FILES}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])].map((file) => ({ path: file.name, file }));
        void openFiles(Promise.resolve(files), session, pickedSide.current);
        // Cleared, so that the reader can open the same file again.
        target.value = '';
      }}
    />
  );

  return {
    open(side) {
      pickedSide.current = side;
      input.current?.click();
    },
    picker,
  };
}

/** Returns the side of the comparison that an element belongs to; undefined outside of both. */
function readSide(element: Element | undefined): Side | undefined {
  const side = element?.closest('[data-side]')?.getAttribute('data-side');
  return side === 'before' || side === 'after' ? side : undefined;
}

async function openFiles(files: Promise<DroppedFile[]>, session: PlaySession, side: Side | undefined): Promise<void> {
  try {
    const { contracts, document, problems } = await sortDroppedFiles(await files);
    const isReading = session.mode === 'read';
    const payload = isReading ? await readString(document?.text) : undefined;
    const opened = document === undefined || isReading ? undefined : await holdText(document.text);
    const isImported = contracts.length > 0 && session.mode !== 'compare';
    preserveFocus(() => {
      if (isImported) {
        session.importFiles(contracts, problems);
        if (!isReading) session.setMode('write');
      } else if (contracts.length > 0) openVersion(session, contracts, side);
      if (payload !== undefined) session.openPayload(payload);
      if (document !== undefined && opened !== undefined) {
        session.openDocument({ ...document, text: opened });
        session.setMode('convert');
      }
    });
    if (problems.length > 0 && !isImported) session.setNotice({ text: problems.join(' '), isFailure: true });
  } catch (error) {
    console.warn(error);
    session.setNotice({
      text: 'The files could not be read, and nothing was changed. Try again, with fewer files if possible.',
      isFailure: true,
    });
  }
}

/** Reads the text of a file, with the line breaks that the editor uses. */
async function readString(text: string | Blob | undefined): Promise<string | undefined> {
  return text instanceof Blob ? (await text.text()).replaceAll('\r\n', '\n') : text;
}

/** Puts contracts into a version: the one that the reader chose, otherwise an empty one, otherwise the new version. */
function openVersion(session: PlaySession, contracts: SortedFiles['contracts'], chosen: Side | undefined): void {
  const side = chosen ?? (session.versions.before.trim() === '' ? 'before' : 'after');
  const text = contracts.map((contract) => contract.text.trim()).join('\n\n');
  const names = listPaths(contracts);
  session.replaceVersions({ [side]: text }, `The version ${side} the change is now ${names}.`);
}
