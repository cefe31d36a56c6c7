import type { ReactNode } from 'react';
import CodeFrame from '@site/src/components/code-block/CodeFrame';
import CodeMark from '@site/src/components/code-block/CodeMark';
import { createCodeSize } from '@site/src/components/code-block/createCodeSize';
import type { ViewProps } from '@site/lib/samples/types';
import type { ConsoleSampleData, ConsoleStep } from '@site/lib/samples/kinds/console/types';
import styles from './styles.module.css';

/**
 * Commands and what they printed when the site was built. The prompts are drawn, so that selecting does not take them along; the copy button takes only what is marked
 * as a command.
 */
export default function ConsoleView({ sample }: ViewProps<ConsoleSampleData>): ReactNode {
  const { title, compilerVersion, steps } = sample;
  // With the prompts, which the stylesheet draws.
  const text = steps.flatMap((step) => [`$ ${step.command}`, ...readResult(step)]).join('\n');

  return (
    <div data-compiler={compilerVersion}>
      <CodeFrame
        title={title}
        label="Console"
        mark={<CodeMark tone="good">run with Wirespec {compilerVersion}</CodeMark>}
        name={`${title ?? 'Console'}: ${steps[0]?.command ?? ''}`}
      >
        <code {...createCodeSize(text)}>
          {steps.map((step, index) => (
            <Step key={index} step={step} isLast={index === steps.length - 1} />
          ))}
        </code>
      </CodeFrame>
    </div>
  );
}

function Step({ step, isLast }: { step: ConsoleStep; isLast: boolean }): ReactNode {
  const { command, output, exitCode } = step;
  return (
    <>
      <span className={styles.command} data-command="">
        {command}
      </span>
      {output === '' ? null : <span className={styles.output}>{`\n${output}`}</span>}
      {exitCode === 0 ? null : <span className={styles.exitCode}>{`\nexit code ${exitCode}`}</span>}
      {isLast ? null : '\n'}
    </>
  );
}

/** What is shown below a command, without the line feed before each part. */
function readResult({ output, exitCode }: ConsoleStep): string[] {
  return [...(output === '' ? [] : [output]), ...(exitCode === 0 ? [] : [`exit code ${exitCode}`])];
}
