import type { ReactNode } from 'react';
import Failures from './Failures';
import Hero from './Hero';
import Places from './Places';
import Steps from './Steps';
import styles from './HomePage.module.css';

export interface HomePageProps {
  /** The contract of the hero with the code generated from it. */
  proof: ReactNode;
  /** The section that counts lines. */
  measurement: ReactNode;
}

/** The home page, from promise to invitation; the invitation is part of the footer. */
export default function HomePage({ proof, measurement }: HomePageProps): ReactNode {
  return (
    <main className={styles.page}>
      <Hero proof={proof} />
      <Failures />
      <Steps />
      {measurement}
      <Places />
    </main>
  );
}
