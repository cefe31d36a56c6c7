import { chmodSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { makeFolder } from '../../support/makeFolder';

/** Reads the tools of a system that has only the given programs, which print their output for the given argument. */
async function readTools(programs: Readonly<Record<string, string>>): Promise<[string, string][]> {
  const folder = makeFolder(programs);
  for (const name of Object.keys(programs)) chmodSync(path.join(folder, name), 0o755);
  vi.stubEnv('PATH', folder);
  vi.resetModules();
  try {
    const { readSystemTools } = await import('../../../tools/claims/systemTools');
    return [...readSystemTools()];
  } finally {
    vi.unstubAllEnvs();
    // Mutation tests run all files in one process. The next file must not get these tools.
    vi.resetModules();
  }
}

const print = (text: string, arg = '--version'): string => `#!/bin/sh\n[ "$1" = "${arg}" ] && echo '${text}'\n`;

it('finds the installed tools and the versions that they print to either output', async () => {
  const javac = "#!/bin/sh\n[ \"$1\" = '-version' ] && echo 'javac 17' >&2\n";
  expect(await readTools({ javac, rustc: print('rustc 1.80'), python3: print('Python 3.10.2') })).toEqual([
    ['javac', 'javac 17'],
    ['rustc', 'rustc 1.80'],
    ['python3', 'Python 3.10.2'],
  ]);
});

it('omits a tool that is missing or fails, and Python before 3.10', async () => {
  expect(await readTools({ rustc: '#!/bin/sh\nexit 1\n', python3: print('Python 3.9.18') })).toEqual([]);
  expect(await readTools({ python3: print('Python 3.12.1') })).toEqual([['python3', 'Python 3.12.1']]);
});
