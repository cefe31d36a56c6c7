import { describe, expect, it } from 'vitest';
import builtPages from '../../plugins/built-pages';
import contractSamples from '../../plugins/contract-samples';
import offline from '../../plugins/offline';
import siteClient from '../../plugins/site-client';
import siteSearch from '../../plugins/site-search';
import theme from '../../plugins/theme';
import tourLessons from '../../plugins/tour-lessons';
import { validateOptions, type ValidatingPlugin } from '../../tests/support/validateOptions';

/** Each has options of its own type; here they are what somebody may have written. */
const PLUGINS: [name: string, plugin: unknown, options: object][] = [
  ['built-pages', builtPages, { steps: [{ name: 'styles', start: () => undefined }] }],
  ['contract-samples', contractSamples, { projectFolder: '.', pageFolders: ['docs'], store: {} }],
  ['offline', offline, { hasSearch: true }],
  [
    'site-client',
    siteClient,
    { components: 'src/theme', modules: ['start.ts'], developmentModules: ['development.ts'] },
  ],
  ['site-search', siteSearch, { maxHitsPerGroup: 3 }],
  ['theme', theme, { stylesheets: ['base.css'] }],
  ['tour-lessons', tourLessons, { folder: 'tour' }],
];

const validate = (plugin: unknown, options: object): object =>
  validateOptions(plugin as ValidatingPlugin<object>, options);

describe('the options of a plugin', () => {
  it.each(PLUGINS)('reach %s as they are', (_, plugin, options) => {
    expect(validate(plugin, options)).toMatchObject(options);
  });

  it.each(PLUGINS)('are refused by %s with one that does not exist', (_, plugin, options) => {
    expect(() => validate(plugin, { ...options, strict: true })).toThrow('"strict" is not allowed');
  });

  it.each(PLUGINS.filter(([name]) => name !== 'site-search'))(
    'are refused by %s without what has no default',
    (_, plugin) => {
      expect(() => validate(plugin, {})).toThrow(/is required|is missing|name the folder/);
    },
  );
});
