import { type ReactNode, useCallback, useState } from 'react';
import clsx from 'clsx';
import WorkbenchLink from '../share/WorkbenchLink';
import { createContractCompiler } from './createContractCompiler';
import EditedBlock, { type EditedTextProps } from './EditedBlock';
import { findTitle } from './findTitle';
import OutputPanel from './OutputPanel';
import { readPanels } from './outputPanels';
import { useAttribute } from './pageHooks';
import { readBlockOptions } from './readBlockOptions';
import styles from './edit.module.css';
import { useEditedContract } from './useEditedContract';

export interface EditedContractProps extends EditedTextProps {
  /** Element with the contract and its generated code. */
  sample: HTMLElement;
}

/** Matches the contract's file name at the end of a block title. The title is a path or a sentence. */
const CONTRACT_NAME = /[^/\s]+\.ws$/;

/** An editable contract block: shows the compiler's messages about the text, and the code generated from it. */
export default function EditedContract({ sample, ...props }: EditedContractProps): ReactNode {
  const { block, text } = props;
  const { original, frame } = block;
  const [compiler] = useState(() => {
    const path = CONTRACT_NAME.exec(findTitle(frame)?.textContent ?? '')?.[0] ?? 'contract.ws';
    return createContractCompiler(readBlockOptions(sample), { path, text: original });
  });
  const [panels] = useState(() => readPanels(sample));
  const [elements] = useState(() => panels.map(({ element }) => element));
  const visiblePanel = useAttribute(elements, 'hidden', () => panels.find(({ element }) => !element.hidden));
  const { status, problems, getPanelView } = useEditedContract(compiler, { text, original, panel: visiblePanel });
  const readRequest = useCallback(() => compiler.readRequest(text, visiblePanel), [compiler, text, visiblePanel]);

  return (
    <>
      <EditedBlock {...{ ...props, status, problems }} contract={compiler.describeFiles(text, visiblePanel)}>
        <WorkbenchLink className={clsx(styles.action, styles.workbenchLink)} readRequest={readRequest} />
      </EditedBlock>
      {panels.map((panel) => (
        <OutputPanel key={panel.key} panel={panel} view={getPanelView(panel)} />
      ))}
    </>
  );
}
