import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import FoldedFiles from '@site/src/components/code-block/FoldedFiles';
import GeneratedFile from './GeneratedFile';
import OutputMarks from './OutputMarks';
import type { OutputPanelParts } from './outputPanels';
import { useBuiltContent } from './pageHooks';
import type { PanelView } from './useEditedContract';
import styles from './edit.module.css';

/** Shows newly generated code in a panel. Until there is any, the panel shows the code that the build wrote. */
export default function OutputPanel({ panel, view }: { panel: OutputPanelParts; view: PanelView }): ReactNode {
  const { element, fileContainer, builtNodes, frames } = panel;
  const { output, isBusy, isStale } = view;
  useBuiltContent(fileContainer, builtNodes, output !== undefined);

  return (
    <>
      {output === undefined
        ? null
        : createPortal(
            <>
              <FoldedFiles titles={output.files.map(({ title }) => title)}>
                {output.files.map((file) => (
                  <GeneratedFile key={file.title} frames={frames} file={file} />
                ))}
              </FoldedFiles>
              {output.moreCount > 0 ? (
                <p className={styles.more}>{`… and ${output.moreCount} more. The workbench shows all files.`}</p>
              ) : null}
            </>,
            fileContainer,
          )}
      <OutputMarks element={element} isBusy={isBusy} isStale={isStale} busyMessage="Generating…" />
    </>
  );
}
