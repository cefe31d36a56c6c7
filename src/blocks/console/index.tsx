import type { ReactNode } from 'react';
import CodeFrame from '@site/src/components/code-block/CodeFrame';
import CodeMark from '@site/src/components/code-block/CodeMark';
import { createCodeSize } from '@site/src/components/code-block/createCodeSize';
import type { ViewProps } from '@site/lib/samples/types';
import type { ConsoleSampleData, ConsoleStep } from '@site/lib/samples/kinds/console/types';
import styles from './styles.module.css';

/**
 * Commands with the output that they printed when the site was built. Prompts are generated content, so that they are
 * not selected with the text. The copy button copies only elements with `data-command`.
 */
export default function ConsoleView({ sample }: ViewProps<ConsoleSampleData>): ReactNode {
  const { title, compilerVersion, steps } = sample;
  // The size includes the prompts, which the stylesheet adds.
  const text = steps.flatMap((step) => [`$ ${step.command}`, ...listResultLines(step)]).join('\n');

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

function listResultLines({ output, exitCode }: ConsoleStep): string[] {
  return [...(output === '' ? [] : [output]), ...(exitCode === 0 ? [] : [`exit code ${exitCode}`])];
}
