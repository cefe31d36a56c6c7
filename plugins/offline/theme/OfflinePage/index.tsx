import type { ReactNode } from 'react';
import clsx from 'clsx';
import PageMetadata from '@site/src/components/page-metadata/PageMetadata';
import { usePluginData } from '@docusaurus/useGlobalData';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import { CACHE_LIMITS } from '../../../../lib/offline/caches';
import styles from './styles.module.css';

/**
 * The page `/offline`, which lists the pages saved on the device. The worker also sends it instead of a page that is
 * unreachable. `client/startOfflinePage` adds the behavior of its buttons.
 */
export default function OfflinePage(): ReactNode {
  return (
    <Layout>
      <PageMetadata
        title="Reading offline"
        description="Keep the documentation on your device and read it without a connection."
      >
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <main className={clsx('container', styles.main)} data-offline="">
        <Heading as="h1">Reading offline</Heading>
        <Unreachable />
        <noscript>
          <p>
            Saving pages for offline reading requires JavaScript. With a connection, you can read all pages of the
            documentation and the blog without it.
          </p>
        </noscript>
        <Problems />
        <div data-offline-about="">
          <Heading as="h2">Pages on this device</Heading>
          <ul data-offline-pages="" />
          <p>
            The last {CACHE_LIMITS.pages} pages that you visit stay on your device for {CACHE_LIMITS.days} days. With a
            connection, you always see the newest version.
          </p>
          <WholeDocumentation />
        </div>
      </main>
    </Layout>
  );
}

/** Message of the page when it replaces an unreachable page. */
function Unreachable(): ReactNode {
  return (
    <div data-offline-unreachable="" hidden>
      <p>
        There is no connection, and this page is not saved on this device. The pages that are saved are listed below.
      </p>
      <p>
        <button type="button" className="button button--secondary">
          Try again
        </button>
      </p>
    </div>
  );
}

/** Messages that replace the rest of the page if saving is impossible. */
function Problems(): ReactNode {
  return (
    <>
      <p data-offline-unsupported="" hidden>
        This browser cannot save pages of this site. If this is a private window, try a regular one.
      </p>
      <div data-offline-failed="" hidden>
        <p>The script that manages the saved pages could not be started. It may be missing or from another release.</p>
        <p>
          <button type="button" className="button button--secondary">
            Try again
          </button>
        </p>
      </div>
    </>
  );
}

function WholeDocumentation(): ReactNode {
  // The cast is safe, because `plugins/offline/index.ts` sets this data in `contentLoaded`.
  const { hasSearch } = usePluginData('offline') as { hasSearch: boolean };

  return (
    <section aria-labelledby="whole-documentation">
      <Heading as="h2" id="whole-documentation">
        The whole documentation
      </Heading>
      <p>
        You can keep all pages of this site on your device
        {hasSearch ? ', including the search' : '; the search needs a connection'}.
      </p>
      <p data-offline-state="" />
      <p className={styles.buttons}>
        <button type="button" className="button button--primary" data-offline-save="" hidden>
          Keep the documentation on this device
        </button>
        <button type="button" className="button button--secondary" data-offline-remove="" hidden>
          Remove the documentation
        </button>
      </p>
      <progress className={styles.progress} data-offline-progress="" aria-label="Download progress" value={0} hidden />
      <p role="status" data-offline-status="" />
    </section>
  );
}
