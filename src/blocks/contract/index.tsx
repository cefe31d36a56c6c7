import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import CodeMark from '@site/src/components/code-block/CodeMark';
import type { ViewProps } from '@site/lib/samples/types';
import type { ContractSampleData } from '@site/lib/samples/kinds/contract/types';
import DiagnosticList from './DiagnosticList';
import OutputTabs from './OutputTabs';

/**
 * A contract with the compiler's messages and, if the fence has `emit=`, the generated code. When the reader points at,
 * focuses or taps a name in the contract, `client.ts` highlights the same name in the generated code. It finds the
 * occurrences by `data-name`.
 */
export default function ContractView({ sample }: ViewProps<ContractSampleData>): ReactNode {
  const { expectation, compilerVersion, outputs, names, edit } = sample;
  const isTraced = outputs.length > 0;
  const contract = <ContractBlock sample={sample} />;

  return (
    <div
      data-contract={expectation}
      data-compiler={compilerVersion}
      data-traced={isTraced ? '' : undefined}
      data-live={edit && JSON.stringify(edit)}
    >
      {isTraced ? (
        <>
          <div data-trace-source="">{contract}</div>
          <OutputTabs outputs={outputs} names={names} />
          <span role="status" className="visually-hidden" data-trace-status="" />
        </>
      ) : (
        contract
      )}
    </div>
  );
}

/** The contract itself, with the compiler's messages. */
export function ContractBlock({ sample }: { sample: ContractSampleData }): ReactNode {
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
