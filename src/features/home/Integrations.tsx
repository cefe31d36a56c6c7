import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Heading from '@theme/Heading';
import Section from './Section';
import styles from './Integrations.module.css';

/** Components that the text uses. */
const COMPONENTS = {
  Group: ({ children }: PropsWithChildren): ReactNode => <div className={styles.group}>{children}</div>,
  ul: ({ children }: PropsWithChildren): ReactNode => <ul className={styles.integrations}>{children}</ul>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/** Section that lists emitters, plugins, integrations and editors. */
export default function Integrations({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <Section
      id="where-it-fits"
      title="Where it fits"
      lead="Wirespec works with the tools you already have. These pages show what each part does and what does not work yet."
    >
      <div className={styles.groups}>
        <Text components={COMPONENTS} />
      </div>
    </Section>
  );
}
