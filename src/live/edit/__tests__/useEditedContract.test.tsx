// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mount, perform } from '../../__tests__/mount';
import { ReaderError } from '@site/src/client/ReaderError';
import { SupersededError } from '../../workers/SupersededError';
import type { ContractCompiler, Output } from '../createContractCompiler';
import type { Problems } from '../describeProblems';
import OutputPanel from '../OutputPanel';
import { type OutputPanelParts, readPanels } from '../outputPanels';
import { useEditedContract } from '../useEditedContract';

const GOOD: Problems = { status: { tone: 'good', text: 'Compiles' }, own: [], others: [], isRefused: false };
const BAD: Problems = { status: { tone: 'bad', text: '1 problem' }, own: [], others: ['No'], isRefused: true };

/** A request to the compiler, to which the test responds. */
interface CompileRequest {
  text: string;
  /** Key of the panel whose code is generated, if any. */
  key: string | undefined;
  respond: (problems: Problems, code?: string) => Promise<void>;
  fail: (error: Error) => Promise<void>;
}

function createCompiler(): { compiler: ContractCompiler; requests: CompileRequest[] } {
  const requests: CompileRequest[] = [];
  const compiler: ContractCompiler = {
    compile: (text, choice, onProblems) =>
      new Promise<Output | undefined>((resolve, reject) => {
        const key = (choice as OutputPanelParts | undefined)?.key;
        requests.push({
          ...{ text, key },
          respond: (problems, code) =>
            perform(() => {
              onProblems(problems);
              resolve(code === undefined ? undefined : { files: [{ title: 'a', code, marks: '' }], moreCount: 0 });
            }),
          fail: (error) =>
            perform(() => {
              reject(error);
            }),
        });
      }),
    describeFiles: () => ({
      path: 'a.ws',
      readFiles: vi.fn(),
      client: { definitions: vi.fn(), symbols: vi.fn(), format: vi.fn() },
    }),
    readRequest: vi.fn(),
  };
  return { compiler, requests };
}

let sample: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  sample = document.createElement('div');
  const panel = (name: string): string =>
    `<div role="tabpanel"><div data-copyable><span data-title><span>a</span></span><pre><code>built ${name}</code></pre></div></div>`;
  sample.innerHTML = `<button role="tab" data-value="java"></button><button role="tab" data-value="kotlin:ir"></button>${panel('java')}${panel('kotlin')}`;
});

afterEach(() => {
  vi.useRealTimers();
});

interface Shown {
  requests: CompileRequest[];
  /** Returns the newest request. */
  newest: () => CompileRequest;
  write: (text: string) => Promise<void>;
  choose: (index: number) => Promise<void>;
  readStatus: () => string;
  /** Returns the code of a panel, then `aria-busy` if it is busy, then its messages. */
  readPanel: (index: number) => string[];
  unmount: () => Promise<void>;
}

const ORIGINAL = 'type Original';

async function edit(): Promise<Shown> {
  const { compiler, requests } = createCompiler();
  const panels = readPanels(sample);
  let [text, visible] = [ORIGINAL, panels[0]];
  function Contract(props: { text: string; panel: OutputPanelParts | undefined }): ReactNode {
    const { status, getPanelView } = useEditedContract(compiler, { original: ORIGINAL, ...props });
    return (
      <>
        <p>{status.text}</p>
        {panels.map((panel) => (
          <OutputPanel key={panel.key} panel={panel} view={getPanelView(panel)} />
        ))}
      </>
    );
  }
  const { host, render, unmount } = await mount(<Contract text={text} panel={visible} />);
  const show = async (): Promise<void> => {
    await render(<Contract text={text} panel={visible} />);
    await perform(() => vi.runAllTimersAsync());
  };
  await show();
  return {
    requests,
    newest: () => requests.at(-1)!,
    write: (next) => {
      text = next;
      return show();
    },
    choose: (index) => {
      visible = panels[index];
      return show();
    },
    readStatus: () => host.querySelector('p')!.textContent,
    readPanel: (index) => {
      const { element } = panels[index]!;
      return [
        ...[...element.querySelectorAll('code')].map(({ textContent }) => textContent),
        ...(element.getAttribute('aria-busy') === 'true' ? ['aria-busy'] : []),
        ...[...element.querySelectorAll('p')].map(({ textContent }) => textContent),
      ];
    },
    unmount,
  };
}

describe('an edited contract', () => {
  it('is checked at once, while the panels show the code of the build', async () => {
    const { newest, readStatus, readPanel } = await edit();
    expect(readStatus()).toBe('Loading the compiler…');
    expect(newest()).toMatchObject({ text: ORIGINAL, key: undefined });
    expect(readPanel(0)).toEqual(['built java']);
    await newest().respond(GOOD);
    expect(readStatus()).toBe('Compiles');
    expect(readPanel(0)).toEqual(['built java']);
  });

  it('never shows the code of another contract without a mark while the compiler is busy', async () => {
    const { newest, write, choose, readPanel } = await edit();
    await newest().respond(GOOD);
    await write('type B');
    for (const index of [0, 1]) expect(readPanel(index)).toContain('aria-busy');
    expect(readPanel(0)).toEqual(['built java', 'aria-busy', 'Generating…']);
    expect(newest()).toMatchObject({ text: 'type B', key: 'java' });
    await newest().respond(GOOD, 'java of B');
    expect(readPanel(0)).toEqual(['java of B']);

    await choose(1);
    expect(readPanel(1)).toEqual(['built kotlin', 'aria-busy', 'Generating…']);
    expect(newest()).toMatchObject({ text: 'type B', key: 'kotlin:ir' });
    await newest().respond(GOOD, 'kotlin of B');
    expect(readPanel(1)).toEqual(['kotlin of B']);
    // No request generates this code again.
    await choose(0);
    expect(readPanel(0)).toEqual(['java of B']);
    expect(newest().key).toBeUndefined();
  });

  it('shows the code of the build as soon as the text is the original again', async () => {
    const { newest, write, readPanel, unmount } = await edit();
    await write('type B');
    await newest().respond(GOOD, 'java of B');
    await write(ORIGINAL);
    expect(readPanel(0)).toEqual(['built java']);
    await write('type B');
    await unmount();
    expect(readPanel(0)).toEqual(['built java']);
  });

  it('keeps the last code while the compiler refuses the text or does not respond, and is not busy', async () => {
    const { newest, write, readPanel, readStatus } = await edit();
    await write('type B');
    await newest().respond(GOOD, 'java of B');
    await write('type C {');
    expect(readPanel(0)).toEqual(['java of B', 'aria-busy', 'Generating…']);
    await newest().respond(BAD);
    expect(readPanel(0)).toEqual(['java of B']);
    expect(readStatus()).toBe('1 problem');
    await write('type D');
    expect(readPanel(0)).toContain('aria-busy');
    await newest().fail(new ReaderError('It took too long.'));
    expect(readPanel(0)).toEqual(['java of B']);
    expect(readStatus()).toBe('No result');
  });

  it('ignores responses about an earlier text', async () => {
    const { requests, newest, write, readPanel, readStatus } = await edit();
    await newest().respond(GOOD);
    await write('type B');
    const late = newest();
    await write('type C');
    await late.respond(BAD);
    await requests.at(-2)!.fail(new SupersededError());
    expect(readStatus()).toBe('Compiles');
    expect(readPanel(0)).toEqual(['built java', 'aria-busy', 'Generating…']);
    await newest().respond(GOOD, 'java of C');
    await late.respond(GOOD, 'java of B');
    expect(readPanel(0)).toEqual(['java of C']);
  });
});
