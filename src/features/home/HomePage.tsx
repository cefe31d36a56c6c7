import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import Hero from './Hero';
import styles from './HomePage.module.css';

export interface HomePageProps {
  /** The live proof: a contract with its generated code. */
  proof: ReactNode;
  /** The sections below the hero, whose texts are Markdown. */
  children: ReactNode;
}

/** Content of the home page. The invitation to start is in the footer. */
export default function HomePage({ proof, children }: HomePageProps): ReactNode {
  return (
    <main className={styles.page}>
      <Hero proof={proof} />
      <MDXContent>{children}</MDXContent>
    </main>
  );
}
