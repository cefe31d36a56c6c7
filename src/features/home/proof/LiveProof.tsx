import type { ReactNode } from 'react';
import clsx from 'clsx';
import { renderMarks } from '@site/lib/highlight/renderMarks';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
import CodeFont from '@site/src/components/code-block/CodeFont';
import EditButton from '@site/src/components/code-block/EditButton';
import FrameStatus from '@site/src/components/code-block/FrameStatus';
import type { EmitterOutput } from '@site/lib/samples/generation/types';
import type { CodeBlockData, SampleData } from '@site/lib/samples/types';
import FollowChoice from '@theme/Choices/FollowChoice';
import { requireContract } from '../requireContract';
import EmitterTabs from './EmitterTabs';
import GeneratedFiles from './GeneratedFiles';
import WireFan from './WireFan';
import styles from './LiveProof.module.css';

/** Height of the panels on wide screens, in CSS pixels, as in the stylesheets. */
const HEIGHT = 468;
/** Distance between the centers of two tabs, in CSS pixels, as in the stylesheet of the tabs. */
const TAB_PITCH = 52;

const ID = 'proof';

/**
 * A contract that readers can edit, beside the code that the compiler generated from it when the site was built.
 *
 * @param props.sample - sample that the build passes to the view
 * @throws Error if the sample is not a contract
 */
export default function LiveProof({ sample }: { sample: SampleData }): ReactNode {
  const contract = requireContract(sample, 'src/pages/_samples/hero.mdx');
  const { block, expectation, compilerVersion, outputs, names, edit } = contract;
  const firstEnd = HEIGHT / 2 - ((outputs.length - 1) / 2) * TAB_PITCH;

  return (
    <div
      className={styles.proof}
      data-tabs=""
      data-traced=""
      data-contract={expectation}
      data-compiler={compilerVersion}
      data-live={edit && JSON.stringify(edit)}
    >
      <CodeFont />
      <ContractPanel block={block} names={names} compilerVersion={compilerVersion} />
      <WireFan height={HEIGHT} ends={outputs.map((_, index) => firstEnd + index * TAB_PITCH)} />
      <EmitterTabs id={ID} tabs={outputs} />
      {outputs.map((output, index) => (
        <EmitterPanel key={output.label} output={output} names={names} index={index} />
      ))}
    </div>
  );
}

interface ContractPanelProps {
  block: CodeBlockData;
  names: readonly string[];
  compilerVersion: string;
}

function ContractPanel({ block, names, compilerVersion }: ContractPanelProps): ReactNode {
  return (
    <figure className={clsx(styles.panel, styles.contract)} data-copyable="">
      <figcaption className={styles.caption}>
        <span className={styles.file} title={block.title} data-title="">
          {block.title}
        </span>
        <span className={styles.captionText}>the contract</span>
        <span className={styles.actions}>
          <FrameStatus />
          <EditButton />
        </span>
      </figcaption>
      <pre
        className={styles.code}
        tabIndex={0}
        role="group"
        aria-label={`The contract ${block.title ?? ''}`}
        data-scrolls=""
        data-trace-source=""
      >
        <code
          className={codeStyles.code}
          dangerouslySetInnerHTML={{ __html: renderMarks(block.code, block.marks, { names }) }}
        />
      </pre>
      <p className={styles.note}>
        Checked with Wirespec {compilerVersion}.{' '}
        <span className="needs-scripts">Point at or tap a name to follow it.</span>
      </p>
    </figure>
  );
}

interface EmitterPanelProps {
  output: EmitterOutput;
  names: readonly string[];
  /** Zero-based index of the tab. */
  index: number;
}

function EmitterPanel({ output, names, index }: EmitterPanelProps): ReactNode {
  return (
    <div
      className={clsx(styles.panel, styles.generated)}
      id={`${ID}-panel-${index}`}
      role="tabpanel"
      aria-labelledby={`${ID}-tab-${index}`}
      data-emitter={output.emitter}
      hidden={index !== 0}
    >
      <FollowChoice />
      <div className={styles.caption}>
        <span className={styles.file}>{output.label}</span>
        <span role="status" data-trace-count="generated">
          generated
        </span>
      </div>
      <GeneratedFiles files={output.files} names={names} label={output.label} />
    </div>
  );
}
