import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './Failures.module.css';

/** Broken wires, in a viewBox of 240 × 40. `left` and `right` are the distances of their ends from the top. */
const WIRES = {
  renamed: { path: 'M4 12H104M136 28H236', left: 12, right: 28 },
  undocumented: { path: 'M4 20H100L112 8M100 20L112 32M140 20H236', left: 20, right: 20 },
  moved: { path: 'M4 20H88C104 20 104 36 88 36H40M236 20H150', left: 20, right: 20 },
};

interface FailureProps extends PropsWithChildren {
  wire: keyof typeof WIRES;
}

/** A way in which client and server drift apart without a contract. */
function Failure({ wire, children }: FailureProps): ReactNode {
  const { path, left, right } = WIRES[wire];

  return (
    <li className={styles.item}>
      <svg
        className={styles.wire}
        viewBox="0 0 240 40"
        preserveAspectRatio="xMinYMid"
        aria-hidden="true"
        focusable="false"
      >
        <path d={path} />
        <circle cx="4" cy={left} r="4" />
        <circle cx="236" cy={right} r="4" />
      </svg>
      {children}
    </li>
  );
}

/** One of the two sides that disagree, with the code or path that it uses. */
function End({ side, children }: PropsWithChildren<{ side: string }>): ReactNode {
  return (
    <div>
      <dt>{side}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Components that the text uses. */
const COMPONENTS = {
  Failure,
  Ends: ({ children }: PropsWithChildren): ReactNode => <dl className={styles.ends}>{children}</dl>,
  End,
  code: ({ children }: PropsWithChildren): ReactNode => <code>{children}</code>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/** Section with typical failures of APIs without a contract. */
export default function Failures({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <Section
      id="without-a-contract"
      title="What goes wrong without a contract"
      lead="Most teams know these three failures. In each, two sides disagree, and no tool notices."
    >
      <ol className={styles.list}>
        <Text components={COMPONENTS} />
      </ol>
    </Section>
  );
}
