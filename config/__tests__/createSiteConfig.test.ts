import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSiteConfig } from '../createSiteConfig';
import { readSiteOptions } from '../env';

const COMPILER = path.resolve(__dirname, '../../node_modules/@flock/wirespec/package.json');

const config = createSiteConfig(readSiteOptions({}), {
  docs: 'docs',
  blog: 'blog',
  pages: 'src/pages',
  sidebars: 'sidebars.ts',
});

it('R-10 the tagline, the delimiter, the base URL and the language are those of the specification', () => {
  expect(config).toMatchObject({ tagline: 'Dinosaurs are cool', titleDelimiter: '|', baseUrl: '/' });
  expect(config.i18n).toMatchObject({ defaultLocale: 'en', locales: ['en'] });
});

it('R-10 the custom field `version` is the version of the installed compiler', () => {
  const { version } = JSON.parse(readFileSync(COMPILER, 'utf8')) as { version: string };
  expect(config.customFields?.version).toBe(version);
});

it('contains no path of the machine that builds the site', () => {
  const root = path.resolve(__dirname, '../..');
  expect(JSON.stringify(config)).not.toContain(root);
});

it('lists every plugin itself instead of using a preset', () => {
  expect(config.presets ?? []).toEqual([]);
  expect(config.themes ?? []).toEqual([]);
});

it('turns off the persistent cache of the bundler, because it ignores a new compiler', () => {
  expect(config.future).toMatchObject({ faster: { rspackPersistentCache: false } });
});
