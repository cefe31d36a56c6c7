import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { substituteVersion } from '../../../lib/samples';
import compilers from '../../../claims/package.json';
import versions from '../../../lib/samples/versions.json';
import { REPOSITORY } from '../../../tools/support/paths.mjs';
import { isNewest, fetchNewestVersion } from '../../../tools/versions/fetchNewestVersion';

const sources = ['docs', 'examples', 'blog'].flatMap((folder) =>
  readdirSync(path.join(REPOSITORY, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({ file: name, text: readFileSync(path.join(parentPath, name), 'utf8') })),
);

describe('versions of other tools', () => {
  it.each(Object.entries(versions))(
    '%s has a version, a source and the date of its check, and is quoted',
    (name, tool) => {
      expect(tool.version).toMatch(/^v?\d+(?:\.\d+)*$/);
      expect(tool.source).toMatch(/^(?:npm|maven|github):\S+$|^(?:gradle|node)$/);
      expect(tool.checked).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(sources.some(({ text }) => text.includes(`{{version:${name}}}`))).toBe(true);
    },
  );

  it('are not typed into build files and workflows', () => {
    const typed =
      /uses: \S+@(?!\{\{)|node-version: \d|(?:id|kotlin)\W.* version ["']\d|<(?:kotlin|jackson)\.version>\d|typescript@\d/;
    expect(
      sources.flatMap(({ file, text }) => (typed.test(text) ? [`${file}: ${typed.exec(text)?.[0]}`] : [])),
    ).toEqual([]);
  });

  it('are not typed into the prose of pages, except for the first version in which a feature works', () => {
    const typed =
      /built with (?:(?:Spring Boot|Gradle|Kotlin|Jackson|WireMock|Avro) )?\d|(?:Gradle|Kotlin|Spring Boot) \d+\.\d+\.\d/;
    const pages = sources.filter(({ file }) => /\.mdx?$/.test(file));
    expect(pages.flatMap(({ file, text }) => (typed.test(text) ? [`${file}: ${typed.exec(text)?.[0]}`] : []))).toEqual(
      [],
    );
  });

  it('name the compilers that the tests use', () => {
    expect(compilers.dependencies['kotlin-compiler']).toBe(versions.kotlin.version);
    expect(compilers.dependencies['@typespec/compiler']).toBe(versions.typespec.version);
  });

  it('replace their placeholders, and an unknown placeholder is refused', () => {
    expect(substituteVersion('Kotlin {{version:kotlin}}')).toBe(`Kotlin ${versions.kotlin.version}`);
    expect(() => substituteVersion('{{version:cobol}}')).toThrow('there is no version of "cobol"');
  });
});

describe('check:versions', () => {
  it.each([
    ['7.0.2', '7.0.2', true],
    ['7.0.2', '7.1.0', false],
    ['v6', 'v6.2.1', true],
    ['v6', 'v7.0.0', false],
    ['24', '24.9.0', true],
    ['2', '24.9.0', false],
  ])('compares %s with %s', (quoted, newest, expected) => {
    expect(isNewest(quoted, newest)).toBe(expected);
  });

  it('refuses a source that it cannot reach', async () => {
    await expect(fetchNewestVersion('cargo:regex')).rejects.toThrow(
      '"cargo:regex" is not a source: begin with npm, maven',
    );
  });
});
