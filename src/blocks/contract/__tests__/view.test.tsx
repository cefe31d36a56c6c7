import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { findAll, removeTags } from '@site/tests/support/readMarkup';
import type { CodeBlockData } from '@site/lib/samples/types';
import type { ContractSampleData } from '@site/lib/samples/kinds/contract/types';
import ContractView from '..';

const block: CodeBlockData = { code: 'type A {\n  b: C\n}', language: 'wirespec', marks: 'k4' };
const contract: ContractSampleData = {
  kind: 'contract',
  block,
  expectation: 'valid',
  compilerVersion: '1.2.3',
  diagnostics: [],
  outputs: [],
  names: [],
};
const file = (title: string): CodeBlockData => ({ code: `// ${title}`, language: 'java', marks: '', title });

const render = (sample: ContractSampleData): string => renderToStaticMarkup(<ContractView sample={sample} />);

describe('a contract', () => {
  it.each(['valid', 'fragment'] as const)(
    'that is %s has this state as an attribute, and a visible mark that it was checked',
    (expectation) => {
      const html = render({ ...contract, expectation });
      expect(html).toMatch(new RegExp(`^<div data-contract="${expectation}" data-compiler="1\\.2\\.3">`));
      expect(removeTags(html)).toContain('checked with Wirespec 1.2.3');
      expect(html).not.toContain('Does not compile');
    },
  );

  it('that is wrong shows every message with its position, and underlines the positions', () => {
    const html = render({
      ...contract,
      expectation: 'wrong',
      diagnostics: [
        { message: 'Cannot find reference: C', source: 'compiler', path: 'contract.ws', line: 2, column: 6, length: 1 },
        { message: 'X expected, not: "Y"', source: 'compiler', path: 'contract.ws', line: 3, column: 1, length: 1 },
      ],
    });
    expect(html).toMatch(/^<div data-contract="wrong" data-compiler="1\.2\.3">/);
    expect(findAll(html, /class="cw">([^<]*)</g)).toEqual(['C', '}']);
    const text = removeTags(html);
    expect(text).toContain('Does not compile');
    expect(text).toContain('Wirespec 1.2.3 says:line 2, column 6 Cannot find reference: C');
    expect(text).toContain('line 3, column 1 X expected, not: &quot;Y&quot;');
    expect(text).not.toContain('checked with');
  });

  it('can be followed by a tab for each emitter, with all its files', () => {
    const html = render({
      ...contract,
      outputs: [
        { emitter: 'java', generation: 'default', label: 'Java', files: [file('model/A.java'), file('model/B.java')] },
        { emitter: 'java', generation: 'ir', label: 'Java (--ir)', files: [file('A.java')] },
      ],
    });
    expect(html).toContain('data-items="generation=default|generation=ir"');
    expect(findAll(html, /data-value="([^"]*)"/g)).toEqual(['java', 'java:ir']);
    expect(findAll(html, /data-label="([^"]*)"/g)).toEqual(['Java', 'Java (--ir)']);
    expect(findAll(html, /<code[^>]*>\/\/ (.*?)<\/code>/g).map(removeTags)).toEqual([
      'model/A.java',
      'model/B.java',
      'A.java',
    ]);
  });

  it('marks its names in itself and in the generated code', () => {
    const html = render({
      ...contract,
      names: ['A'],
      outputs: [
        {
          emitter: 'java',
          generation: 'default',
          label: 'Java',
          files: [{ code: 'class A', language: 'java', marks: '' }],
        },
      ],
    });
    expect(html.match(/data-name="A"/g)).toHaveLength(2);
    // `client.ts` makes the names focusable when the pointer or the focus enters the sample.
    expect(html).not.toMatch(/data-name="A"[^>]*tabindex/);
  });
});
