import { expect, it } from 'vitest';
import { OptionsSchema } from '../options';

const OPTIONS = { modules: ['src/client/start.ts'], developmentModules: ['src/client/development.ts'] };

function refuse(options: object): string {
  return OptionsSchema.validate(options).error?.message ?? 'accepted';
}

it('accepts modules for the built site and for the development server', () => {
  expect(OptionsSchema.validate(OPTIONS)).toEqual({ value: OPTIONS });
});

it('accepts folders whose styles come late, by the names of their stylesheets', () => {
  const value = { ...OPTIONS, lateStyles: { 'styles-late': 'src/late' } };
  expect(OptionsSchema.validate(value)).toEqual({ value });
  expect(refuse({ ...OPTIONS, lateStyles: { 'styles-late': 1 } })).toContain('must be a string');
});

it.each([
  ['modules', 'site-client: "modules" is missing, the modules of the client.'],
  ['developmentModules', 'site-client: "developmentModules" is missing, the modules of the development server.'],
])('says that `%s` is missing', (name, message) => {
  expect(refuse(Object.fromEntries(Object.entries(OPTIONS).filter(([key]) => key !== name)))).toBe(message);
});

it('refuses an empty list, what is no path, and options that do not exist', () => {
  expect(refuse({ ...OPTIONS, modules: [] })).toContain('"modules" must contain at least 1 items');
  expect(refuse({ ...OPTIONS, modules: [1] })).toContain('"modules[0]" must be a string');
  expect(refuse({ ...OPTIONS, lazy: true })).toContain('"lazy" is not allowed');
});
