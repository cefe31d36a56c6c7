import { expect, it } from 'vitest';
import { compilerVersion } from '../../compiler';
import { substituteVersion } from '../substituteVersion';
import versions from '../versions.json';

it('inserts the versions of the compiler and of tools', () => {
  expect(substituteVersion('{{version}} and {{version:kotlin}}')).toBe(
    `${compilerVersion} and ${versions.kotlin.version}`,
  );
});
