import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import oxlintConfig from '../../oxlint.config.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { writeFiles } from '../support/makeFolder';
import { runOxlint } from '../support/runOxlint';

const RULE = 'site/no-state-outside-islands';

const USE_STATE = "import { useState } from 'react';\nexport const use = useState;\n";

const REFUSED: Readonly<Record<string, string>> = {
  'src/theme/Footer/index.tsx': USE_STATE,
  'plugins/site-search/theme/SearchBar/index.tsx': USE_STATE,
  'src/components/Wire.tsx':
    "import { type ReactNode, useEffect as run } from 'react';\nexport const use: ReactNode = String(run);\n",
  'src/blocks/plain/index.tsx': "import * as React from 'react';\nexport const use = React.useRef;\n",
  'src/features/home/Hero.tsx': 'export const Hero = () => <button onClick={() => 1} />;\n',
  'src/pages/index.tsx':
    'const props = { onChange: 1 };\nexport default () => <input onChange={String(props.onChange)} />;\n',
};

const ACCEPTED: Readonly<Record<string, string>> = {
  'src/live/workbench/Workbench.tsx': `${USE_STATE}export const Workbench = () => <button onClick={() => 1} />;\n`,
  'src/client/islands/mountIsland.tsx': USE_STATE,
  'plugins/site-search/client/SearchBar.tsx': USE_STATE,
  'src/theme/Footer/__tests__/Footer.test.tsx': USE_STATE,
  'src/theme/Tabs/index.tsx':
    'import { useId } from \'react\';\nexport const Tabs = () => <b id={useId()} data-on="" only={1} />;\n',
};

let folder: string;
let messages: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'islands-'));
  writeFiles(folder, { ...REFUSED, ...ACCEPTED, '.oxlintrc.json': JSON.stringify(makeConfig()) });
  messages = new Map(runOxlint(folder).map(({ filename, message }) => [filename, message]));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a configuration with only this rule, for the same files as in the repository's own configuration. */
function makeConfig() {
  return {
    categories: { correctness: 'off' },
    jsPlugins: [path.join(REPOSITORY, 'tools/lint/sitePlugin.mjs')],
    overrides: oxlintConfig.overrides.flatMap((override: OxlintOverride) => {
      const rule = override.rules?.[RULE];
      return rule === undefined ? [] : [{ ...override, rules: { [RULE]: rule } }];
    }),
  };
}

describe('hooks with state, and event handlers,', () => {
  it.each(Object.keys(REFUSED))('are refused in %s', (file) => {
    expect(messages.get(file)).toContain('has no effect here');
  });

  it.each(Object.keys(ACCEPTED))('are accepted in %s', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});
