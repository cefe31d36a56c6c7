import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import RexOnWire from '@site/src/components/rex/RexOnWire';
import styles from './styles.module.css';

const HIGHLIGHTS = ['Free source-code', 'Extended documentation', 'Free community'];

/** Invitation to get started at the end of every page outside of the documentation. */
export default function StartWith(): ReactNode {
  const { pathname } = useLocation();
  if (pathname.startsWith(useBaseUrl('/docs'))) return null;

  return (
    <section className={styles.block} aria-labelledby="start-with" data-start-with="">
      <RexOnWire className={styles.rex} />
      <div className={styles.content}>
        <Heading as="h2" id="start-with" className={styles.title}>
          Start with Wirespec
        </Heading>
        <div className={styles.words}>
          <p>
            By understanding your project's specific needs and architecture, you can choose the most suitable
            specification tool to streamline development and improve collaboration.
          </p>
          <ul className={styles.highlights}>
            {HIGHLIGHTS.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <Link className="button button--primary" to="/docs/getting-started">
            Get started
          </Link>
        </div>
      </div>
    </section>
  );
}
