import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { BLOCK_PAUSE_MS, debounceRequest } from '../compiler/debounceRequest';
import type { ContractCompiler, Output } from './createContractCompiler';
import type { Status } from '../editor/summarizeProblems';
import type { Problems } from './describeProblems';
import type { OutputPanelParts } from './outputPanels';

const LOADING: Status = { tone: 'busy', text: 'Loading the compiler…' };

/** Responses from the compiler so far. */
interface Answers {
  /** Problems of the newest text that was checked. */
  last: { text: string; problems: Problems } | undefined;
  /** Newly generated code of each panel, with the contract it was generated from. */
  outputs: Readonly<Record<string, Output & { source: string }>>;
}

export interface PanelView {
  /** Newly generated code, or `undefined` if the panel shows the build's code. */
  output: Output | undefined;
  /** Whether the code of the current contract is being generated. */
  isBusy: boolean;
  /** Whether the code is from an earlier contract, because the compiler refused the last one. */
  isStale: boolean;
}

export interface EditedContractState {
  status: Status;
  problems: Problems | undefined;
  getPanelView: (panel: OutputPanelParts) => PanelView;
}

/**
 * Sends a contract to the compiler after each change.
 *
 * @param original - the contract as the page shows it, whose code the build has generated
 * @param panel - the visible panel; the code of other panels is generated when they are shown
 */
export function useEditedContract(
  compiler: ContractCompiler,
  { text, original, panel }: { text: string; original: string; panel: OutputPanelParts | undefined },
): EditedContractState {
  const [answers, setAnswers] = useState<Answers>({ last: undefined, outputs: {} });
  const requestedText = useRef(text);
  const compile = useEffectEvent((onProblems: (problems: Problems) => void) => {
    const isGenerated = panel === undefined || text === original || answers.outputs[panel.key]?.source === text;
    return compiler.compile(text, isGenerated ? undefined : panel, onProblems);
  });
  useEffect(() => {
    // The first request and a change of the panel need no delay.
    const pauseMs = requestedText.current === text ? 0 : BLOCK_PAUSE_MS;
    requestedText.current = text;
    let isCanceled = false;
    const showProblems = (problems: Problems): void => {
      if (!isCanceled) setAnswers((before) => ({ ...before, last: { text, problems } }));
    };
    const cancel = debounceRequest({
      pauseMs,
      ask: () => compile(showProblems),
      onResponse: (output) => {
        if (output && panel) setAnswers((before) => addOutput(before, panel.key, { ...output, source: text }));
      },
      onFailure: (problem) => {
        showProblems({ status: { tone: 'bad', text: 'No result' }, own: [], others: [problem], isRefused: true });
      },
    });
    return () => {
      isCanceled = true;
      cancel();
    };
  }, [text, panel]);

  const problems = answers.last?.problems;
  return {
    status: problems?.status ?? LOADING,
    problems,
    getPanelView: ({ key }) => getPanelView(answers, key, text === original ? undefined : text),
  };
}

function addOutput({ last, outputs }: Answers, key: string, output: Output & { source: string }): Answers {
  return { last, outputs: { ...outputs, [key]: output } };
}

/**
 * Returns what a panel shows.
 *
 * @param text - current contract, or `undefined` if it is the original
 */
function getPanelView({ last, outputs }: Answers, key: string, text: string | undefined): PanelView {
  if (text === undefined) return { output: undefined, isBusy: false, isStale: false };
  const output = outputs[key];
  if (output?.source === text) return { output, isBusy: false, isStale: false };
  const isRefused = last?.problems.isRefused === true;
  return { output, isBusy: !(isRefused && last.text === text), isStale: isRefused };
}
