import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Section from '@site/src/components/section/Section';
import styles from './Integrations.module.css';

/** Components that the text uses. */
const COMPONENTS = {
  Group: ({ children }: PropsWithChildren): ReactNode => <div className={styles.group}>{children}</div>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/** Section that lists emitters, plugins, integrations and editors, each with a one-line description. */
export default function Integrations({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <Section
      id="where-it-fits"
      title="Where it fits"
      lead="Wirespec works with the tools you already have. These pages show what each part does and what does not work yet."
    >
      <div className={styles.groups}>
        <MDXContent>
          <Text components={COMPONENTS} />
        </MDXContent>
      </div>
    </Section>
  );
}
