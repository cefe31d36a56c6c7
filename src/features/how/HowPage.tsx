import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import styles from './HowPage.module.css';

/** Components that the text of the page uses, and its smaller headings, which have no links to themselves. */
const COMPONENTS = {
  /** Section of the page, drawn as a stop on the vertical wire. */
  Stop: ({ children }: PropsWithChildren): ReactNode => <section className={styles.stop}>{children}</section>,
  /** A column with text and one with its example: side by side if the page is wide, and stacked otherwise. */
  Passage: ({ children }: PropsWithChildren): ReactNode => <div className={styles.passage}>{children}</div>,
  Column: ({ children }: PropsWithChildren): ReactNode => <div className={styles.column}>{children}</div>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/**
 * Content of the page "How it works": how to write a contract, what the compiler generates from it, and at which three
 * points mistakes are found.
 */
export default function HowPage({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          From one file to both ends
        </Heading>
        <p className={styles.lead}>
          A contract is a text file. The compiler checks it and turns it into code. The examples on this page were
          checked when it was built.
        </p>
      </header>
      <MDXContent>
        <Text components={COMPONENTS} />
      </MDXContent>
    </main>
  );
}
