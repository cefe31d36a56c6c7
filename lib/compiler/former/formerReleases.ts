import { pickLanguages, type Release } from '../releases';

/**
 * The former releases of the compiler that readers can choose in the workbench, newest first. npm installs each as
 * `wirespec-<version>`. `formerReleases.test.ts` compares them with the installed packages and their help texts.
 */
export const FORMER_RELEASES = [
  {
    version: '0.17.8',
    languages: pickLanguages([
      'java',
      'kotlin',
      'typescript',
      'python',
      'openapi-v2',
      'openapi-v3',
      'avro',
      'wirespec',
    ]),
    flags: ['--shared'],
    inputArgs: ['compile', '-i'],
  },
  {
    version: '0.11.2',
    languages: pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'openapi-v2', 'openapi-v3', 'wirespec']),
    flags: ['--shared'],
    inputArgs: ['compile', '-d'],
  },
  {
    version: '0.8.51',
    languages: pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'wirespec']),
    flags: [],
    inputArgs: ['compile', '-d'],
  },
  {
    version: '0.8.33',
    languages: {
      ...pickLanguages(['java', 'kotlin', 'typescript', 'scala', 'wirespec']),
      'openapi-v2': 'OpenApiV2',
      'openapi-v3': 'OpenApiV3',
    },
    flags: [],
    inputArgs: [],
  },
] as const satisfies readonly Release[];

/** Version of a former release. */
export type FormerVersion = (typeof FORMER_RELEASES)[number]['version'];
