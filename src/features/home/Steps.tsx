import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './Steps.module.css';

/** Components that the text uses. */
const COMPONENTS = {
  Step: ({ children }: PropsWithChildren): ReactNode => <li className={styles.stop}>{children}</li>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/** Section with the three steps: contract, generate, validate. */
export default function Steps({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <Section id="three-steps" title="One wire, three stops" lead="You add one file and one step to your build.">
      <ol className={styles.wire}>
        <Text components={COMPONENTS} />
      </ol>
      <p>
        You can <Link to="/play">try it in your browser</Link>: write a contract and see the generated code as you type.
      </p>
    </Section>
  );
}
