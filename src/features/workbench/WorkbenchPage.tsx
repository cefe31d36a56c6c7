import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Island from '@site/src/client/islands/Island';
import { useSite } from '@site/src/components/site/useSite';
import styles from './WorkbenchPage.module.css';

/**
 * Content of the page `/play`, where the compiler runs in the browser. The introduction is readable without JavaScript.
 */
export default function WorkbenchPage(): ReactNode {
  const { issues } = useSite();
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          Workbench
        </Heading>
        <p className={styles.lead}>
          Write contracts and see the generated code as you type. The compiler runs in your browser: nothing you write
          is sent anywhere.
        </p>
      </header>
      <div className={styles.stage}>
        <Island name="workbench" props={{ issues }}>
          <noscript>
            <p>
              The workbench runs the compiler in your browser and needs JavaScript. Without it, you can read{' '}
              <Link to="/docs/getting-started">how to run the compiler yourself</Link>,{' '}
              <Link to="/docs/language">the language reference</Link> and{' '}
              <Link to="/docs/emitters/compared">what is generated for each target</Link>.
            </p>
          </noscript>
        </Island>
      </div>
    </main>
  );
}
