import type { ReactNode } from 'react';
import CodeFrame from '@site/src/components/code-block/CodeFrame';
import CodeMark from '@site/src/components/code-block/CodeMark';
import type { ConsoleSampleData, ConsoleStep } from '@site/lib/samples/types';
import styles from './ConsoleSample.module.css';

/** Commands and what they printed when the site was built. The prompts are drawn, so that neither selecting nor copying takes them along. */
export default function ConsoleSample({ sample }: { sample: ConsoleSampleData }): ReactNode {
  const { title, compilerVersion, steps } = sample;
  const commands = steps.map(({ command }) => command);

  return (
    <div data-compiler={compilerVersion}>
      <CodeFrame
        title={title}
        label="Console"
        mark={<CodeMark tone="good">run with Wirespec {compilerVersion}</CodeMark>}
        name={`${title ?? 'Console'}: ${commands[0] ?? ''}`}
        copyText={commands.join('\n')}
      >
        <code>
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
      <span className={styles.command}>{command}</span>
      {output === '' ? null : <span className={styles.output}>{`\n${output}`}</span>}
      {exitCode === 0 ? null : <span className={styles.exitCode}>{`\nexit code ${exitCode}`}</span>}
      {isLast ? null : '\n'}
    </>
  );
}
