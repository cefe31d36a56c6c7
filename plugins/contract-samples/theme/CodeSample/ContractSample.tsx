import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import CodeMark from '@site/src/components/code-block/CodeMark';
import type { ContractSampleData } from '@site/lib/samples/types';
import DiagnosticList from './DiagnosticList';
import EmitterTabs from './EmitterTabs';

/** A contract with what the compiler said of it and, if the page asks for it, what the emitters made of it. */
export default function ContractSample({ sample }: { sample: ContractSampleData }): ReactNode {
  const { block, expectation, compilerVersion, diagnostics, outputs } = sample;
  const isWrong = expectation === 'wrong';

  return (
    <div data-contract={expectation} data-compiler={compilerVersion}>
      <CodeBlock
        block={block}
        places={isWrong ? diagnostics : undefined}
        mark={
          isWrong ? (
            <CodeMark tone="bad">Does not compile</CodeMark>
          ) : (
            <CodeMark tone="good">checked with Wirespec {compilerVersion}</CodeMark>
          )
        }
        footer={isWrong ? <DiagnosticList diagnostics={diagnostics} compilerVersion={compilerVersion} /> : undefined}
      />
      {outputs.length === 0 ? null : <EmitterTabs outputs={outputs} />}
    </div>
  );
}
