import type { ComponentType, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
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
  /** Text of the section with the three steps. */
  steps: ComponentType<MDXProps>;
  /** Text of the section that lists the integrations. */
  integrations: ComponentType<MDXProps>;
}

/** Content of the home page. The invitation to start is in the footer. */
export default function HomePage({ proof, measurement, steps, integrations }: HomePageProps): ReactNode {
  return (
    <main className={styles.page}>
      <Hero proof={proof} />
      <Failures />
      <Steps Text={steps} />
      {measurement}
      <Integrations Text={integrations} />
    </main>
  );
}
