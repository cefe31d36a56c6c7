import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Section from '@site/src/components/section/Section';
import { INTEGRATION_GROUPS } from './integrationGroups';
import styles from './Integrations.module.css';

/** Section that lists emitters, plugins, integrations and editors, each with a one-line description. */
export default function Integrations(): ReactNode {
  return (
    <Section
      id="where-it-fits"
      title="Where it fits"
      lead="Wirespec works with the tools you already have. These pages show what each part does and what does not work yet."
    >
      <div className={styles.groups}>
        {INTEGRATION_GROUPS.map(({ title, to, integrations }) => (
          <div key={title} className={styles.group}>
            <Heading as="h3" className={styles.title}>
              <Link to={to}>{title}</Link>
            </Heading>
            <ul className={styles.integrations}>
              {integrations.map((integration) => (
                <li key={integration.to}>
                  <Link to={integration.to} className={styles.integration}>
                    <span className={styles.name}>{integration.name}</span>
                    <span className={styles.description}>{integration.description}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
