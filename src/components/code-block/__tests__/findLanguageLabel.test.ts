import { expect, it } from 'vitest';
import { KNOWN_LANGUAGES } from '@site/lib/highlight/languages';
import { findLanguageLabel } from '../findLanguageLabel';

it.each(KNOWN_LANGUAGES)('%s has a display name', (language) => {
  expect(findLanguageLabel(language)).toMatch(/^[A-Z]/);
});

it('an unknown language is shown as written', () => {
  expect(findLanguageLabel('cobol')).toBe('cobol');
});
