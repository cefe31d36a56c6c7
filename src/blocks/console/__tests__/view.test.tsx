import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findAll, removeTags } from '@site/tests/support/readMarkup';
import type { ConsoleSampleData } from '@site/lib/samples/kinds/console/types';
import ConsoleView from '..';

const render = (sample: ConsoleSampleData): string => renderToStaticMarkup(<ConsoleView sample={sample} />);

describe('a console', () => {
  const html = render({
    kind: 'console',
    compilerVersion: '1.2.3',
    steps: [
      { command: 'ls', output: 'a\n<b>', exitCode: 0 },
      { command: 'true', output: '', exitCode: 0 },
      { command: 'false', output: 'no', exitCode: 1 },
    ],
  });
  const text = removeTags(html.replace(/^.*<code[^>]*>/s, ''));

  it('shows each command with its output, and an exit code other than 0', () => {
    expect(text).toBe('ls\na\n&lt;b&gt;\ntrue\nfalse\nno\nexit code 1');
  });

  it('keeps prompts out of the text', () => {
    expect(text).not.toContain('$');
  });

  it('marks the commands for the copy button', () => {
    expect(findAll(html, /data-command="">([^<]*)</g)).toEqual(['ls', 'true', 'false']);
  });

  it('says that the commands were run', () => {
    expect(removeTags(html)).toContain('run with Wirespec 1.2.3');
  });
});
