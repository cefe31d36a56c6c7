import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askLater } from '../compiler/askLater';
import type { ContractCompiler, Output } from './createContractCompiler';
import type { BlockStatus, Problems } from './describeProblems';
import type { PlayLink } from './EditedBlock';
import type { OutputPanelParts } from './outputPanels';

/** How long typing pauses before the compiler is asked, in milliseconds. */
export const PAUSE_MS = 120;

const LOADING: BlockStatus = { tone: 'busy', text: 'Loading the compiler …' };

/** What the compiler has said so far. */
interface Answers {
  /** About the newest text it has answered. */
  last: { text: string; problems: Problems } | undefined;
  /** For each panel, the output that replaces that of the build, and the contract it was generated from. */
  outputs: Readonly<Record<string, Output & { source: string }>>;
}

/** What a panel shows. */
export interface PanelView {
  /** Nothing: what the build wrote. */
  output: Output | undefined;
  /** The code of the current contract is being generated. */
  isBusy: boolean;
  /** The compiler refused the last contract: the code is that of an earlier one. */
  isStale: boolean;
}

/** An edited contract, as far as the compiler has answered. */
export interface EditedContractState {
  status: BlockStatus;
  problems: Problems | undefined;
  viewPanel: (panel: OutputPanelParts) => PanelView;
}

/**
 * Asks the compiler about a contract after each change.
 *
 * @param original - the contract as the page shows it; the build has generated its code
 * @param chosen - the panel that is shown; the code of others is generated when they are
 */
export function useContract(
  compiler: ContractCompiler,
  { text, original, chosen }: { text: string; original: string; chosen: OutputPanelParts | undefined },
): EditedContractState {
  const [answers, setAnswers] = useState<Answers>({ last: undefined, outputs: {} });
  const asked = useRef(text);
  const compile = useEffectEvent((onProblems: (problems: Problems) => void) => {
    const isGenerated = chosen === undefined || text === original || answers.outputs[chosen.key]?.source === text;
    return compiler.compile(text, isGenerated ? undefined : chosen, onProblems);
  });
  useEffect(() => {
    // Another panel and the first output need no pause.
    const pauseMs = asked.current === text ? 0 : PAUSE_MS;
    asked.current = text;
    let isOver = false;
    const tell = (problems: Problems): void => {
      if (!isOver) setAnswers((before) => ({ ...before, last: { text, problems } }));
    };
    const cancel = askLater({
      pauseMs,
      ask: () => compile(tell),
      onAnswer: (output) => {
        if (output && chosen) setAnswers((before) => addOutput(before, chosen.key, { ...output, source: text }));
      },
      onFailure: (problem) => {
        tell({ status: { tone: 'bad', text: 'No answer' }, own: [], others: [problem], isRefused: true });
      },
    });
    return () => {
      isOver = true;
      cancel();
    };
  }, [text, chosen]);

  const problems = answers.last?.problems;
  return {
    status: problems?.status ?? LOADING,
    problems,
    viewPanel: ({ key }) => viewPanel(answers, key, text === original ? undefined : text),
  };
}

function addOutput({ last, outputs }: Answers, key: string, output: Output & { source: string }): Answers {
  return { last, outputs: { ...outputs, [key]: output } };
}

/** @param text - the current contract; nothing where it is the original */
function viewPanel({ last, outputs }: Answers, key: string, text: string | undefined): PanelView {
  if (text === undefined) return { output: undefined, isBusy: false, isStale: false };
  const output = outputs[key];
  if (output?.source === text) return { output, isBusy: false, isStale: false };
  const isRefused = last?.problems.isRefused === true;
  return { output, isBusy: !(isRefused && last.text === text), isStale: isRefused };
}

/** Follows a contract with a link to the playground, which also keeps the choice of the panel. */
export function usePlayLink(compiler: ContractCompiler, text: string, chosen: OutputPanelParts | undefined): PlayLink {
  const [link, setLink] = useState<PlayLink>({});
  useEffect(
    () =>
      askLater({
        pauseMs: PAUSE_MS,
        ask: () => compiler.createLink(text, chosen),
        onAnswer: (href) => {
          setLink({ href });
        },
        onFailure: (title) => {
          setLink({ title });
        },
      }),
    [compiler, text, chosen],
  );

  return link;
}
