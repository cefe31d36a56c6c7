import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import styles from './VisionPage.module.css';

/** Replaces the headings of Markdown, which have links to themselves. */
const COMPONENTS = { h2: ({ children }: PropsWithChildren): ReactNode => <Heading as="h2">{children}</Heading> };

/** Content of the page "Vision": what Wirespec is for, and what it is not. */
export default function VisionPage({ Text }: { Text: ComponentType<MDXProps> }): ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        An API agreement that compilers enforce
      </Heading>
      <p className={styles.lead}>
        Two programs that talk to each other depend on an agreement, but usually nobody can point to it. Part of it is
        in the server, part in the client, and part in documentation that was correct once.
      </p>
      <ClientAndServer />
      <div className={styles.prose}>
        <MDXContent>
          <Text components={COMPONENTS} />
        </MDXContent>
        <p className={styles.next}>
          <Link to="/how">See how it works</Link>
          <Link to="/blog/contract-first-design">Read what changes for a team</Link>
        </p>
      </div>
    </main>
  );
}

/** Drawing of a client and a server, connected by the contract. */
function ClientAndServer(): ReactNode {
  return (
    <figure className={styles.figure}>
      <span className={styles.end}>client</span>
      <span className={styles.wire} />
      <span className={styles.contract}>contract</span>
      <span className={styles.wire} />
      <span className={styles.end}>server</span>
    </figure>
  );
}
