import { expect, it } from 'vitest';
import { KNOWN_LANGUAGES } from '@site/lib/highlight/languages';
import { findLanguageLabel } from '../findLanguageLabel';

it.each(KNOWN_LANGUAGES)('%s has a name for readers', (language) => {
  expect(findLanguageLabel(language)).toMatch(/^[A-Z]/);
});

it('shows an unknown language as it is', () => {
  expect(findLanguageLabel('cobol')).toBe('cobol');
});
