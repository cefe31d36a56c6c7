import { expect, it } from 'vitest';
import {
  isHiddenFromSearchEngines,
  listRoutes,
  selectRoutes,
  UNKNOWN_PATH,
} from '../../../bench/lighthouse/listRoutes.mjs';
import { makeFolder } from '../../support/makeFolder';

const SITE = {
  'index.html': '<meta name=description content="home, noindex">',
  '404.html': 'not found',
  'docs/index.html': '<meta data-rh=true name=robots content=noindex />',
  'docs/intro/index.html': '<meta name="robots" content="index"><!-- <meta name="robots" content="noindex"> -->',
  'docs/old/index.html': '<META content="nofollow,NoIndex" NAME="Robots">',
  'assets/main.js': '',
};

it('lists every page, and a path nobody has for the page that answers it', () => {
  expect(listRoutes(makeFolder(SITE))).toEqual(['/', UNKNOWN_PATH, '/docs', '/docs/intro', '/docs/old']);
});

it('asks for a build where there is none', () => {
  expect(() => listRoutes(makeFolder({ 'readme.txt': '' }))).toThrow('npm run build');
});

it('tells the pages that ask not to be listed', () => {
  const site = makeFolder(SITE);
  const hidden = ['/', '/docs', '/docs/intro', '/docs/old'].filter((route) => isHiddenFromSearchEngines(site, route));
  expect(hidden).toEqual(['/docs', '/docs/old']);
});

it('picks routes by path, with or without a slash at the end', () => {
  const routes = ['/', '/docs', '/docs/intro'];
  expect(selectRoutes(routes, undefined)).toEqual(routes);
  expect(selectRoutes(routes, '/docs/intro/, /')).toEqual(['/docs/intro', '/']);
});

it('refuses a path the site does not have', () => {
  expect(() => selectRoutes(['/', '/docs'], '/,/dogs')).toThrow('--only asks for "/dogs"');
});
