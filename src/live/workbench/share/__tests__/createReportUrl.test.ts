import { expect, it } from 'vitest';
import { ADDRESS_LIMIT, createReportUrl, type ProblemReport } from '../createReportUrl';
import { DEFAULT_OPTIONS } from '../../session/WorkbenchState';

const REPORT: ProblemReport = {
  issues: 'https://example.com/issues',
  options: { ...DEFAULT_OPTIONS, target: 'kotlin', generation: 'ir', release: '0.17.8' },
  messages: ['a.ws:1:5: Expected ```:\n```', 'a & b'],
  link: 'https://example.org/play#code=abc',
};

interface Form {
  address: string;
  title: string;
  body: string;
}

function read(report: ProblemReport): Form {
  const { origin, pathname, searchParams } = new URL(createReportUrl(report));
  const { title = '', body = '' } = Object.fromEntries(searchParams);
  return { address: origin + pathname, title, body };
}

it('a report contains the release, the options, the messages and the link', () => {
  const { address, title, body } = read(REPORT);
  expect(address).toBe('https://example.com/issues/new');
  expect(title).toBe('a.ws:1:5: Expected ```: (Wirespec 0.17.8, Kotlin)');
  expect(body).toContain(
    '- Compiler: 0.17.8\n- Target: Kotlin\n- Generation: ir\n- Workbench: https://example.org/play#code=abc\n',
  );
  expect(body).toMatch(/\n\n {4}a\.ws:1:5: Expected ```:\n {4}```\n {4}a & b$/);
});

it('a report without a message has a title, too', () => {
  const { title, body } = read({ ...REPORT, messages: [] });
  expect(title).toBe('Problem (Wirespec 0.17.8, Kotlin)');
  expect(body).not.toContain('Messages');
});

it('a report names the only generation of a target that has one', () => {
  expect(read({ ...REPORT, options: { ...REPORT.options, target: 'rust' } }).body).toContain('- Generation: default\n');
});

it.each([5000, 6000])('a link of %i characters is part of the report', (length) => {
  const link = `https://example.org/play#code=${'a'.repeat(length - 30)}`;
  expect(read({ ...REPORT, link }).body).toContain(link);
});

it.each([
  ['is too long', `https://example.org/play#code=${'a'.repeat(7000)}`],
  ['does not exist', undefined],
])('a report asks for the contract if the link %s', (_, link) => {
  const { body } = read({ ...REPORT, link });
  expect(body).not.toContain('https://example.org');
  expect(body).toContain('Please add the contract or document by hand.');
  expect(body).toContain('Expected ```');
});

it('many long messages never make the address too long', () => {
  const messages = Array.from({ length: 100 }, () => '図'.repeat(1000));
  expect(createReportUrl({ ...REPORT, messages }).length).toBeLessThanOrEqual(ADDRESS_LIMIT);
});

it('a message that is cut within a character is accepted', () => {
  expect(read({ ...REPORT, messages: [`${'a'.repeat(79)}🦕`] }).title).toContain('aaa\ufffd …');
});
