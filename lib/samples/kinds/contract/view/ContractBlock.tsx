import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import CodeMark from '@site/src/components/code-block/CodeMark';
import type { ContractSampleData } from '../types';
import DiagnosticList from './DiagnosticList';

/** A contract with what the compiler said of it. */
export default function ContractBlock({ sample }: { sample: ContractSampleData }): ReactNode {
  const { block, expectation, compilerVersion, diagnostics, names } = sample;
  const isWrong = expectation === 'wrong';

  return (
    <CodeBlock
      block={block}
      ranges={isWrong ? diagnostics : undefined}
      names={names}
      isEditable
      mark={
        isWrong ? (
          <CodeMark tone="bad">Does not compile</CodeMark>
        ) : (
          <CodeMark tone="good">checked with Wirespec {compilerVersion}</CodeMark>
        )
      }
      footer={isWrong ? <DiagnosticList diagnostics={diagnostics} compilerVersion={compilerVersion} /> : undefined}
    />
  );
}
