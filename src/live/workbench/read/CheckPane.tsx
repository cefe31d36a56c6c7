import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import type { Contract, Example, Shape } from '@site/lib/payloads';
import { findOffset } from '../../editor/findOffset';
import ProblemList from '../../editor/ProblemList';
import Button from '../parts/Button';
import paneStyles from '../parts/pane.module.css';
import type { ModeProps } from '../session/ModeProps';
import CodeEditor, { type CursorPosition } from '../parts/CodeEditor';
import SelectField from '../parts/SelectField';
import type { Tone } from '../../editor/summarizeProblems';
import StatusBar from '../parts/StatusBar';
import { type Payload, readPayload } from './payloadWork';
import { useVerdict, type Verdict } from './usePayload';
import styles from './read.module.css';

export interface CheckPaneProps extends Pick<ModeProps, 'session' | 'texts'> {
  contract: Contract;
  shapes: readonly Shape[];
  /** Examples by the label of their shape. */
  examples: ReadonlyMap<string, Example>;
}

/** An editor for JSON, and the problems that a check of the JSON against a shape finds. */
export default function CheckPane({ contract, shapes, examples, session, texts }: CheckPaneProps): ReactNode {
  const payload = readPayload(texts);
  const shape = shapes.find(({ label }) => label === payload.shape) ?? shapes[0];
  const verdict = useVerdict(contract, shape, payload.text);
  const diagnostics = verdict?.violations;
  const [position, setPosition] = useState<CursorPosition>();

  return (
    <section className={clsx(paneStyles.pane, styles.check)} aria-labelledby="read-check">
      <Options
        {...{ shapes, shape, payload, example: examples.get(shape?.label ?? '') }}
        onChange={(changed) => {
          session.changeTexts('read', changed);
          // The clicked button disappears, so the focus moves to the editor.
          if (changed.text !== undefined) setPosition({ offset: 0 });
        }}
      />
      <VerdictBar isBlank={payload.text.trim() === ''} {...{ verdict, shape }} />
      <div className={paneStyles.editors}>
        <CodeEditor
          label="JSON to check"
          text={payload.text}
          language="json"
          {...{ diagnostics, position }}
          memory={{ states: session.editors, name: 'payload' }}
          onChange={(text) => {
            session.changeTexts('read', { text });
          }}
        />
      </div>
      <ProblemList
        className={paneStyles.problems}
        diagnostics={diagnostics ?? []}
        others={verdict?.problem === undefined ? [] : [verdict.problem]}
        onJump={({ line, column }) => {
          setPosition({ offset: findOffset(payload.text, line, column) });
        }}
      />
      <LanguageNote />
    </section>
  );
}

interface VerdictBarProps {
  isBlank: boolean;
  verdict: Verdict | undefined;
  shape: Shape | undefined;
}

/** The result of the check. It is above the editor, so that it is in the first screen of a phone. */
function VerdictBar({ isBlank, verdict, shape }: VerdictBarProps): ReactNode {
  return (
    <div className={styles.verdict}>
      <StatusBar
        tone={findTone(verdict)}
        text={isBlank ? HINT : describeVerdict(verdict, shape)}
        onRetry={verdict?.problem === undefined ? undefined : verdict.retry}
      />
    </div>
  );
}

const HINT = 'Paste JSON to check it. It stays in your browser.';

interface OptionsProps {
  shapes: readonly Shape[];
  shape: Shape | undefined;
  payload: Payload;
  example: Example | undefined;
  onChange: (changed: Partial<Payload>) => void;
}

function Options({ shapes, shape, payload, example, onChange }: OptionsProps): ReactNode {
  const isBlank = payload.text.trim() === '';
  return (
    <div className={paneStyles.options}>
      <h2 id="read-check" className={paneStyles.title}>
        Check JSON
      </h2>
      <SelectField
        isWide
        label="Against"
        value={shape?.label ?? ''}
        onChange={(label) => {
          onChange({ shape: label });
        }}
      >
        {shapes.map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </SelectField>
      {isBlank && example !== undefined && 'json' in example ? (
        <Button
          onClick={() => {
            onChange({ text: example.json });
          }}
        >
          Insert an example
        </Button>
      ) : null}
    </div>
  );
}

function LanguageNote(): ReactNode {
  return (
    <details className={styles.note}>
      <summary>How generated code differs</summary>
      <p>
        Generated code checks nothing until your program calls its validation. The validation that <code>--ir</code>{' '}
        generates for TypeScript finds the same patterns and bounds, but it skips maps, unions and constraints that a
        field has without a refined type. It does not look for unknown fields, wrong enum entries or values of the wrong
        type. Without <code>--ir</code>, it rejects values that equal a bound, and types with fields have no validation.
      </p>
      <p>
        Numbers must fit into the types of Java: <code>1e39</code> is infinite as a <code>Number32</code>. TypeScript
        has only 64-bit floating-point numbers, so it rounds large integers. <code>Bytes</code> must be Base64, as
        Jackson reads and writes it. TypeScript does not write Base64, and does not check it.
      </p>
    </details>
  );
}

function findTone(verdict: Verdict | undefined): Tone {
  if (verdict === undefined) return 'busy';
  return verdict.violations.length === 0 && verdict.problem === undefined ? 'good' : 'bad';
}

function describeVerdict(verdict: Verdict | undefined, shape: Shape | undefined): string {
  if (shape === undefined) return 'The contract has nothing to check JSON against';
  if (verdict === undefined) return 'Checking…';
  if (verdict.problem !== undefined) return 'Not checked';
  const count = verdict.violations.length;
  if (count === 0) return `Fits ${shape.label}`;
  return count === 1 ? '1 problem' : `${count} problems`;
}
