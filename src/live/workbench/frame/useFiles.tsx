import { type ReactNode, useRef } from 'react';
import { preserveFocus } from '../session/focusEditor';
import type { ModeProps } from '../session/ModeProps';
import { findWork, MODE_WORK, showsContracts } from '../session/modes';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import type { OpenedFile } from './readDroppedFiles';
import { ACCEPTED_FILES, sortOpenedFiles } from './sortOpenedFiles';
import { useFileDrops } from './useFileDrops';

interface FileActions {
  open: ModeProps['onOpen'];
  /** Hidden file input that opens the dialog. The component must render it. */
  picker: ReactNode;
}

/** Opens files that the reader drops, pastes or selects. */
export function useFiles(session: WorkbenchSession): FileActions {
  const input = useRef<HTMLInputElement>(null);
  const pickedDestination = useRef<Element>(undefined);
  useFileDrops((files, target) => void openFiles(files, session, target));
  const picker = (
    <input
      ref={input}
      type="file"
      hidden
      multiple
      accept={ACCEPTED_FILES}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])].map((file) => ({ path: file.name, file }));
        void openFiles(Promise.resolve(files), session, pickedDestination.current);
        // Clears the selection, because browsers report no change if the reader selects the same file again.
        target.value = '';
      }}
    />
  );

  return {
    open(destination) {
      pickedDestination.current = destination;
      input.current?.click();
    },
    picker,
  };
}

async function openFiles(
  files: Promise<OpenedFile[]>,
  session: WorkbenchSession,
  destination: Element | undefined,
): Promise<void> {
  const { mode, texts } = session;
  const shownWork = findWork(mode);
  try {
    const { contracts, document, problems } = await sortOpenedFiles(await files);
    const hasContracts = contracts.length > 0;
    const opener = hasContracts ? shownWork : [shownWork, ...MODE_WORK].find((work) => work?.openFile !== undefined);
    const opened = hasContracts
      ? shownWork?.openContracts?.(contracts, texts[mode], destination)
      : document && (await opener?.openFile?.(document));
    const isImported = hasContracts && opened === undefined;
    preserveFocus(() => {
      if (isImported) {
        if (!showsContracts(mode)) session.setMode('write');
        session.importFiles(contracts, problems);
      } else if (opener !== undefined && opened !== undefined) {
        session.setMode(opener.mode);
        session.replaceTexts(opener, opened.texts, opened.reason);
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
