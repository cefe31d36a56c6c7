import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { encodeMarks } from '../../../../lib/highlight/encodeMarks';
import { highlight } from '../../../../lib/highlight/highlight';
import { listContracts } from '../../../../tests/support/listContracts';
import { REPOSITORY } from '../../../../tools/support/paths.mjs';
import { loadLineColors } from '../LineColors';

it('colors contracts line by line as pages do', async () => {
  for (const file of listContracts()) {
    const { code, marks } = await highlight(readFileSync(path.join(REPOSITORY, file), 'utf8'), 'wirespec');
    const colors = await loadLineColors('wirespec');
    const lines = code.split('\n').map((line) => colors.read(line));
    const runs = lines.flatMap((line, index) => (index === 0 ? line : [{ role: undefined, length: 1 }, ...line]));
    expect(encodeMarks(runs), file).toBe(marks);
  }
});
