import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ContractSampleData } from '@site/lib/samples/kinds/contract/types';
import ContractView from '../../contract';
import ConvertedView from '..';

const contract: ContractSampleData = {
  kind: 'contract',
  block: { code: 'type A {\n  b: C\n}', language: 'wirespec', marks: 'k4' },
  expectation: 'valid',
  compilerVersion: '1.2.3',
  diagnostics: [],
  outputs: [],
  names: [],
};

it('a converted contract is rendered like any other, with the path of its source document as an attribute', () => {
  const source = { path: 'avro/a.json', converter: 'avro' } as const;
  const html = renderToStaticMarkup(<ConvertedView sample={{ kind: 'converted', contract, source }} />);
  const names = ' data-of="avro/a.json" data-converter="avro"';
  expect(html).toContain(names);
  expect(html.replace(names, '')).toBe(renderToStaticMarkup(<ContractView sample={contract} />));
});
