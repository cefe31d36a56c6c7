import type { ReactNode } from 'react';

export interface MissingWordsProps {
  words: readonly string[] | undefined;
  className: string | undefined;
}

/** Says above the results which words of the query are on no page: the results are about the others. */
export default function MissingWords({ words = [], className }: MissingWordsProps): ReactNode {
  if (words.length === 0) return null;

  return <p className={className}>{`No page mentions ${words.map((word) => `“${word}”`).join(' or ')}.`}</p>;
}
