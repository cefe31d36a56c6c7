import { expect, it } from 'vitest';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { EMITTER_PROPERTIES } from '../../compiler';
import { KNOWN_LANGUAGES } from '../../highlight/languages';
import { readFences } from '../readFences';
import { readPageSources } from '../readPageSources';

it('each language that can be highlighted is used by a page or an emitter', () => {
  const fences = readPageSources(REPOSITORY).flatMap(({ text }) => readFences(text));
  const used = new Set([
    ...fences.map(({ language }) => language.toLowerCase()),
    ...Object.values(EMITTER_PROPERTIES).map(({ codeLanguage }) => codeLanguage),
  ]);
  expect(KNOWN_LANGUAGES.filter((language) => !used.has(language))).toEqual([]);
});
