import { compilerVersion } from '../lib/compiler';

/** Product identity: names, URLs and sentences that several modules need. */
export const SITE = {
  name: 'Wirespec',
  tagline: 'Dinosaurs are cool',
  description:
    'Wirespec simplifies API development workflows, speeds up implementation and guarantees that every side adheres strictly to the contract.',
  organization: 'flock-community',
  project: 'wirespec',
  repository: 'https://github.com/flock-community/wirespec',
  releases: 'https://github.com/flock-community/wirespec/releases',
  issues: 'https://github.com/flock-community/wirespec/issues',
  playground: 'https://playground.wirespec.io/',
  copyright: '© 2025',
  /** Version of the installed compiler. */
  version: compilerVersion,
} as const;
