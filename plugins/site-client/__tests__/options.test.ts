import { expect, it } from 'vitest';
import { validateOptions } from '../../../tests/support/validateOptions';
import siteClient from '..';

const OPTIONS = {
  components: 'src/theme',
  modules: ['src/client/start.ts'],
  developmentModules: ['src/client/development.ts'],
};

it('accepts folders whose styles come late, by the names of their stylesheets', () => {
  const options = { ...OPTIONS, lazyStyles: { 'styles-late': 'src/late' } };
  expect(validateOptions(siteClient, options)).toMatchObject(options);
  expect(() => validateOptions(siteClient, { ...OPTIONS, lazyStyles: { 'styles-late': 1 } })).toThrow(
    'must be a string',
  );
});

it.each([
  ['modules', 'site-client: "modules" is missing, the modules of the client.'],
  ['developmentModules', 'site-client: "developmentModules" is missing, the modules of the development server.'],
])('says that `%s` is missing', (name, message) => {
  const rest = Object.fromEntries(Object.entries(OPTIONS).filter(([key]) => key !== name));
  expect(() => validateOptions(siteClient, rest)).toThrow(message);
});

it.each([
  ['an empty list', { modules: [] }, '"modules" must contain at least 1 items'],
  ['what is no path', { modules: [1] }, '"modules[0]" must be a string'],
])('refuses %s', (_, options, message) => {
  expect(() => validateOptions(siteClient, { ...OPTIONS, ...options })).toThrow(message);
});
