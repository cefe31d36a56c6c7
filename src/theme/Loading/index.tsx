// Replaces Loading (of the generator's own small theme): its colors are fixed and too faint on a light page. Since Docusaurus 3.10. Listed in src/theme/README.md.
import type { ComponentProps, ReactNode } from 'react';
import type StockLoading from '@theme/Loading';

/** What stands in the place of a page that takes long to load, or does not load. */
export default function Loading({ error, retry, pastDelay }: ComponentProps<typeof StockLoading>): ReactNode {
  if (error) {
    return (
      <div className="container margin-vert--xl" role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--secondary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p id="loader" className="container margin-vert--xl" role="status">
      Loading …
    </p>
  ) : null;
}
