import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { encodeMarks } from '../../../../lib/highlight/encodeMarks';
import { highlight } from '../../../../lib/highlight/highlight';
import { listContracts } from '../../../../tests/support/listContracts';
import { REPOSITORY } from '../../../../tools/support/paths.mjs';
import { type ColoredLine, loadLineColors } from '../LineColors';

it('colors contracts line by line as pages do', async () => {
  for (const file of listContracts()) {
    const { code, marks } = await highlight(readFileSync(path.join(REPOSITORY, file), 'utf8'), 'wirespec');
    const colors = await loadLineColors('wirespec');
    const lines: ColoredLine[] = [];
    for (const line of code.split('\n')) lines.push(colors.read(line, lines.at(-1)));
    const runs = lines.flatMap(({ runs: own }, index) =>
      index === 0 ? own : [{ role: undefined, length: 1 }, ...own],
    );
    expect(encodeMarks(runs), file).toBe(marks);
  }
});
