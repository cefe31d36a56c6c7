import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { runNpm } from '../../tools/support/runNpm.mjs';

interface Bill {
  bomFormat: string;
  specVersion: string;
  components: { name: string; version: string; purl: string; licenses?: unknown[] }[];
}

it('npm run sbom writes a CycloneDX bill of materials with every package that the build loads', async () => {
  const { exitCode, output } = await runNpm(['run', '--silent', 'sbom']);
  expect(exitCode, output).toBe(0);
  // npm may print warnings about the settings of a machine before or after the JSON.
  const bill = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as Bill;
  expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5']);
  const { dependencies } = JSON.parse(readFileSync(path.join(REPOSITORY, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const listed = new Set(bill.components.map(({ purl }) => decodeURIComponent(purl)));
  // A version such as `npm:typescript@7.0.2` contains the real name of the package.
  const loaded = Object.entries(dependencies).map(([name, version]) => version.replace(/^(?!npm:)/, `npm:${name}@`));
  expect(loaded.filter((location) => !listed.has(`pkg:${location.replace(':', '/')}`))).toEqual([]);
  expect(bill.components.filter(({ purl }) => !purl.startsWith('pkg:npm/'))).toEqual([]);
});
