import { expect, it } from 'vitest';
import { findLanguageLabel, KNOWN_LANGUAGES } from '../languages';

it.each(KNOWN_LANGUAGES)('%s has a display name', (language) => {
  expect(findLanguageLabel(language)).toMatch(/^[A-Z]/);
});

it('an unknown language is shown as written', () => {
  expect(findLanguageLabel('cobol')).toBe('cobol');
});
