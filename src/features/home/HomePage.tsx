import type { ComponentType, PropsWithChildren, ReactNode } from 'react';
import type { MDXProps } from 'mdx/types';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import Failures from './Failures';
import Hero from './Hero';
import Section from './Section';
import integrationStyles from './Integrations.module.css';
import stepStyles from './Steps.module.css';
import styles from './HomePage.module.css';

export interface HomePageProps {
  /** The live proof: a contract with its generated code. */
  proof: ReactNode;
  /** The section that compares line counts. */
  measurement: ReactNode;
  /** Text of the section with typical failures of APIs without a contract. */
  FailuresText: ComponentType<MDXProps>;
  /** Text of the section with the three steps: contract, generate, validate. */
  StepsText: ComponentType<MDXProps>;
  /** Text of the section that lists emitters, plugins, integrations and editors. */
  IntegrationsText: ComponentType<MDXProps>;
}

/** Components that the texts use. */
const COMPONENTS = {
  Step: ({ children }: PropsWithChildren): ReactNode => <li className={stepStyles.stop}>{children}</li>,
  Group: ({ children }: PropsWithChildren): ReactNode => <div className={integrationStyles.group}>{children}</div>,
  ul: ({ children }: PropsWithChildren): ReactNode => <ul className={integrationStyles.integrations}>{children}</ul>,
  h3: ({ children }: PropsWithChildren): ReactNode => <Heading as="h3">{children}</Heading>,
};

/** Content of the home page. The invitation to start is in the footer. */
export default function HomePage(props: HomePageProps): ReactNode {
  const { proof, measurement, FailuresText, StepsText, IntegrationsText } = props;

  return (
    <main className={styles.page}>
      <Hero proof={proof} />
      <MDXContent>
        <Failures Text={FailuresText} />
        <Section id="three-steps" title="One wire, three stops" lead="You add one file and one step to your build.">
          <ol className={stepStyles.wire}>
            <StepsText components={COMPONENTS} />
          </ol>
          <p>
            You can <Link to="/play">try it in your browser</Link>: write a contract and see the generated code as you
            type.
          </p>
        </Section>
        {measurement}
        <Section
          id="where-it-fits"
          title="Where it fits"
          lead="Wirespec works with the tools you already have. These pages show what each part does and what does not work yet."
        >
          <div className={integrationStyles.groups}>
            <IntegrationsText components={COMPONENTS} />
          </div>
        </Section>
      </MDXContent>
    </main>
  );
}
