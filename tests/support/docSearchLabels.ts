/** Labels of DocSearch 3.9, which our search dialog must show unchanged. */
export const DOC_SEARCH_LABELS = [
  'Search docs',
  'No recent searches',
  'Recent',
  'Favorite',
  'Save this search',
  'Remove this search from history',
  'Remove this search from favorites',
  'No results for',
  'Try searching for',
  'Believe this query should return results?',
  'Let us know.',
  'Unable to fetch results',
  'You might want to check your network connection.',
  'to select',
  'to navigate',
  'to close',
];
