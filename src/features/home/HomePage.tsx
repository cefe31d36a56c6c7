import type { ReactNode } from 'react';
import Failures from './Failures';
import Hero from './Hero';
import Integrations from './Integrations';
import Steps from './Steps';
import styles from './HomePage.module.css';

export interface HomePageProps {
  /** The live proof: a contract with its generated code. */
  proof: ReactNode;
  /** The section that compares line counts. */
  measurement: ReactNode;
}

/** Content of the home page. The invitation to start is in the footer. */
export default function HomePage({ proof, measurement }: HomePageProps): ReactNode {
  return (
    <main className={styles.page}>
      <Hero proof={proof} />
      <Failures />
      <Steps />
      {measurement}
      <Integrations />
    </main>
  );
}
