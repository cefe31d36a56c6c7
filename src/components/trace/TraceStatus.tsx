import type { ReactNode } from 'react';
import { countName } from './countName';
import styles from './TraceStatus.module.css';

/** Something a name may occur in. */
export interface TracedOutput {
  label: string;
  files: readonly { code: string }[];
}

export interface TraceStatusProps {
  /** The name that is followed, if any. */
  name: string | undefined;
  outputs: readonly TracedOutput[];
}

/** Says to assistive technology what the light shows to eyes: where the followed name occurs, and how often. */
export default function TraceStatus({ name, outputs }: TraceStatusProps): ReactNode {
  return (
    <span role="status" className={styles.status}>
      {name === undefined ? null : describeOccurrences(name, outputs)}
    </span>
  );
}

/** For example `isbn: Java 4 times, Kotlin once, Avro not`. */
export function describeOccurrences(name: string, outputs: readonly TracedOutput[]): string {
  const places = outputs.map(({ label, files }) => {
    const count = countName(
      name,
      files.map(({ code }) => code),
    );
    return `${label} ${count === 0 ? 'not' : count === 1 ? 'once' : `${count} times`}`;
  });
  return `${name}: ${places.join(', ')}`;
}
