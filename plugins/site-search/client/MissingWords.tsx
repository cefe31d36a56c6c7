import type { ReactNode } from 'react';

export interface MissingWordsProps {
  words: readonly string[] | undefined;
  className: string | undefined;
}

/**
 * Shows which words of the query were not found. Pages may still contain them, because the index holds only the
 * beginnings of long texts.
 */
export default function MissingWords({ words = [], className }: MissingWordsProps): ReactNode {
  if (words.length === 0) return null;

  const quoted = words.map((word) => `“${word}”`).join(', ');

  return <p className={className}>{`Not found: ${quoted}. The results match the other words, or similar ones.`}</p>;
}
