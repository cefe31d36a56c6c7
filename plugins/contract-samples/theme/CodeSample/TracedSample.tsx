import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findNames } from '@site/src/components/trace/findNames';
import { revealName } from '@site/src/components/trace/revealName';
import TraceStatus from '@site/src/components/trace/TraceStatus';
import { useFollowedName } from '@site/src/components/trace/useFollowedName';
import type { ContractSampleData } from '@site/lib/samples/types';
import ContractBlock from './ContractBlock';
import EmitterTabs from './EmitterTabs';

/**
 * A contract with what the emitters made of it. Pointing at, focusing or tapping a name in the contract lights the same name in the generated code. Nothing of that
 * exists before the reader comes near: until the pointer or the focus is in the sample, its code is plain text.
 */
export default function TracedSample({ sample }: { sample: ContractSampleData }): ReactNode {
  const { block, expectation, compilerVersion, outputs } = sample;
  const containerRef = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState<readonly string[]>();
  const { followed, handlers } = useFollowedName(containerRef, names);
  const name = followed?.name;

  function prepare(): void {
    const codes = outputs.flatMap(({ files }) => files.map(({ code }) => code));
    setNames((known) => known ?? findNames(block.code, codes));
  }

  // A tap is over at once: the click that ends it must find the names, not the plain text they replace.
  function prepareAtOnce(): void {
    if (names === undefined) flushSync(prepare);
  }

  useEffect(() => {
    if (name === undefined) return;
    const boxes = containerRef.current?.querySelectorAll<HTMLElement>('[role=tabpanel]:not([hidden]) pre') ?? [];
    for (const box of boxes) revealName(box, name);
  }, [name]);

  return (
    <div
      ref={containerRef}
      data-contract={expectation}
      data-compiler={compilerVersion}
      onPointerEnter={prepareAtOnce}
      onFocus={prepare}
    >
      <div {...handlers}>
        <ContractBlock sample={sample} names={names} />
      </div>
      <EmitterTabs outputs={outputs} names={names} />
      <TraceStatus name={name} outputs={outputs} />
    </div>
  );
}
