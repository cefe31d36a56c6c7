import { useMemo } from 'react';
import { useContextualSearchFilters } from '@docusaurus/theme-common';

/** The reader's language and documentation version, as filters of the protocol. */
export function useSearchFilters(): (string | string[])[] {
  const { locale, tags } = useContextualSearchFilters();
  // The hook makes new lists each time.
  const key = JSON.stringify([`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)]);

  return useMemo(() => JSON.parse(key) as (string | string[])[], [key]);
}
