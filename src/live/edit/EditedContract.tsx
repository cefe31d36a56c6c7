import { type ReactNode, useState } from 'react';
import type { EditFacts } from '@site/lib/samples/EditFacts';
import type { LineColors } from '../highlight/LineColors';
import { createContractCompiler } from './createContractCompiler';
import EditedBlock from './EditedBlock';
import { findTitle } from './findTitle';
import OutputPanel from './OutputPanel';
import { readPanels } from './outputPanels';
import { useAttribute } from './pageHooks';
import type { EditableBlock } from './takeBlock';
import { useContract, usePlayLink } from './useContract';

export interface EditedContractProps {
  block: EditableBlock;
  colors: LineColors;
  /** The contract with its generated code. */
  sample: HTMLElement;
  /** What the reader wrote earlier. */
  draft: string | undefined;
  onChange: (text: string) => void;
}

/** The name of a contract file at the end of a title, which is a path or a sentence. */
const OWN_FILE = /[^/\s]+\.ws$/;

/** A contract block that is edited: shows what the compiler says about the text, and what it generates from it. */
export default function EditedContract({ block, colors, sample, draft, onChange }: EditedContractProps): ReactNode {
  const { original, frame } = block;
  const [text, setText] = useState(draft ?? original);
  const [compiler] = useState(() => {
    const path = OWN_FILE.exec(findTitle(frame)?.textContent ?? '')?.[0] ?? 'contract.ws';
    return createContractCompiler(readFacts(sample), { path, text: original });
  });
  const [panels] = useState(() => readPanels(sample));
  const [elements] = useState(() => panels.map(({ element }) => element));
  const chosen = useAttribute(elements, 'hidden', () => panels.find(({ element }) => !element.hidden));
  const { status, problems, viewPanel } = useContract(compiler, { text, original, chosen });
  const playLink = usePlayLink(compiler, text, chosen);

  return (
    <>
      <EditedBlock
        {...{ block, colors, text, status, problems, playLink }}
        findNames={() => compiler.findNames(text)}
        onChange={(changed) => {
          setText(changed);
          onChange(changed);
        }}
      />
      {panels.map((panel) => (
        <OutputPanel key={panel.key} panel={panel} view={viewPanel(panel)} />
      ))}
    </>
  );
}

/** Reads what the build wrote about a contract into `data-live`, where there was anything to say. */
function readFacts({ dataset }: HTMLElement): EditFacts {
  // The view of contracts wrote it, from an object of this type.
  return dataset.live === undefined ? {} : (JSON.parse(dataset.live) as EditFacts);
}
