import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import clsx from 'clsx';
import codeStyles from '@site/src/components/code-block/CodeBlock.module.css';
import { countName } from '@site/src/components/trace/countName';
import { renderNames } from '@site/src/components/trace/renderNames';
import { revealName } from '@site/src/components/trace/revealName';
import { useFollowedName } from '@site/src/components/trace/useFollowedName';
import type { ContractSampleData, EmitterOutput, SampleData } from '@site/lib/samples/types';
import EmitterTabs from './EmitterTabs';
import GeneratedFiles from './GeneratedFiles';
import WireFan from './WireFan';
import styles from './LiveProof.module.css';

/** Height of the panels on wide screens and distance from tab to tab, in CSS pixels; the stylesheets say the same. */
const HEIGHT = 468;
const TAB_PITCH = 52;

const ID = 'proof';

/** A contract, and what the compiler really made of it when this site was built. The build hands in the sample. */
export default function LiveProof({ sample }: { sample: SampleData }): ReactNode {
  if (sample.kind !== 'contract')
    throw new Error('src/pages/_samples/hero.mdx: the block has to be a contract with emit=….');
  return <Proof sample={sample} />;
}

function Proof({ sample }: { sample: ContractSampleData }): ReactNode {
  const { block, outputs, names, compilerVersion } = sample;
  const [active, setActive] = useState(0);
  const containerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const { followed, handlers } = useFollowedName(containerRef, active);
  const contractHtml = useMemo(() => ({ __html: renderNames(block, names, 'first') }), [block, names]);
  const output = outputs[active] ?? outputs[0];
  const count = followed === undefined || output === undefined ? 0 : countName(followed.name, readCode(output));
  const firstEnd = HEIGHT / 2 - ((outputs.length - 1) / 2) * TAB_PITCH;

  useEffect(() => {
    if (followed !== undefined) revealName(panelRef.current, followed.name);
  }, [followed, active]);

  if (output === undefined) return null;
  return (
    <div ref={containerRef} className={styles.proof}>
      <figure className={styles.panel}>
        <figcaption className={styles.caption}>
          <span className={styles.file}>{block.title}</span>
          <span>the contract</span>
        </figcaption>
        <pre className={styles.code} {...handlers}>
          <code className={codeStyles.code} dangerouslySetInnerHTML={contractHtml} />
        </pre>
        <p className={styles.note}>Checked with Wirespec {compilerVersion}. Point at a name to follow it.</p>
      </figure>
      <div className={styles.fan}>
        <WireFan
          height={HEIGHT}
          from={Math.min(Math.max(followed?.top ?? HEIGHT / 2, 24), HEIGHT - 24)}
          ends={outputs.map((_, index) => firstEnd + index * TAB_PITCH)}
          active={active}
          isLit={followed !== undefined}
        />
      </div>
      <EmitterTabs id={ID} labels={outputs.map(({ label }) => label)} active={active} onChoose={setActive} />
      <div
        className={clsx(styles.panel, styles.generated)}
        id={`${ID}-panel`}
        role="tabpanel"
        aria-labelledby={`${ID}-tab-${active}`}
        data-emitter={output.emitter}
      >
        <div className={styles.caption}>
          <span className={styles.file}>{output.label}</span>
          <span role="status">
            {followed === undefined
              ? 'generated'
              : `${followed.name}: ${count === 0 ? 'not' : `${count}×`} in this output`}
          </span>
        </div>
        <GeneratedFiles ref={panelRef} files={output.files} names={names} label={output.label} />
      </div>
    </div>
  );
}

function readCode({ files }: EmitterOutput): string[] {
  return files.map(({ code }) => code);
}
