import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ExternalLinkIcon from '@theme/ExternalLinkIcon';
import Heading from '@theme/Heading';
import CopyButton from '@site/src/components/code-block/CopyButton';
import Rex from '@site/src/components/rex/Rex';
import { useSite } from '@site/src/components/site/useSite';
import sectionStyles from './Section.module.css';
import styles from './Hero.module.css';

/** Top of the home page: headline, links to get started, and the live proof. */
export default function Hero({ proof }: { proof: ReactNode }): ReactNode {
  const { playground, version } = useSite();
  const { tagline } = useDocusaurusContext().siteConfig;
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <div className={styles.opening}>
          <Heading as="h1" className={styles.headline}>
            Write the contract. Both ends keep it.
          </Heading>
          <p className={styles.tagline}>
            <Rex className={styles.rex} />
            {tagline}
          </p>
        </div>
        <div className={styles.introduction}>
          <p className={sectionStyles.lead}>
            Wirespec is a small language for describing APIs. Its compiler turns one readable file into code for the
            server and the client, in six languages.
          </p>
          <Actions playground={playground} />
          <p className={styles.workbench}>In the workbench, you write, convert and compare contracts on this site.</p>
          <InstallCommand command={`npm install --save-exact @flock/wirespec@${version}`} />
        </div>
      </div>
      {proof}
    </header>
  );
}

function Actions({ playground }: { playground: string }): ReactNode {
  return (
    <div className={styles.actions}>
      <Link className="button button--primary" to="/docs/getting-started">
        Get started
      </Link>
      <Link className="button button--secondary" to="/play">
        Workbench
      </Link>
      <Link className="button button--secondary" to={playground}>
        <span>
          Playground
          <ExternalLinkIcon />
        </span>
      </Link>
    </div>
  );
}

/** A command with a button that copies it. */
function InstallCommand({ command }: { command: string }): ReactNode {
  return (
    <div className={styles.command} data-copyable="">
      <span className={styles.prompt} aria-hidden="true">
        $
      </span>
      <code className={styles.commandText}>{command}</code>
      <CopyButton />
    </div>
  );
}
