import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { toScriptLiteral } from '@site/lib/html/toScriptLiteral';
import { NOT_FOUND_PATH } from '@site/src/components/site/notFoundPath';
import RexOnWire from '@site/src/components/rex/RexOnWire';
import styles from './styles.module.css';

const HIGHLIGHTS = ['Free source-code', 'Extended documentation', 'Free community'];

/** Invitation to get started at the end of every page outside the documentation. */
export default function StartWith(): ReactNode {
  const { pathname } = useLocation();
  const docs = useBaseUrl('/docs');
  if (pathname.startsWith(docs)) return null;

  return (
    <section className={styles.block} aria-labelledby="start-with" data-start-with="">
      {NOT_FOUND_PATH.test(pathname) ? (
        <script dangerouslySetInnerHTML={{ __html: createRemovalScript(docs) }} />
      ) : null}
      <RexOnWire className={styles.rex} />
      <div className={styles.content}>
        <Heading as="h2" id="start-with" className={styles.title}>
          Start with Wirespec
        </Heading>
        <div className={styles.text}>
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

/**
 * Creates a script for the 404 page. If the unknown address is below `/docs`, the script removes the invitation before
 * it is painted. After a navigation, `src/client/navigation/notFound.ts` removes the invitation.
 */
function createRemovalScript(docs: string): string {
  return `if (location.pathname.startsWith(${toScriptLiteral(docs)})) document.currentScript.parentElement.remove();`;
}
