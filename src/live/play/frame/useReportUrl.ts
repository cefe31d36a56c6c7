import { useEffect, useMemo, useState } from 'react';
import { debounceRequest } from '../../compiler/debounceRequest';
import { createLink, type SharedWork } from './copyLink';
import { createReportUrl } from './createReportUrl';
import type { Compilation } from '../session/useCompilation';
import type { PlaySession } from '../session/usePlaySession';

/** Delay between the last change and the creation of the link, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Returns the address of a form on GitHub with the state of the workbench. Nothing is sent until the reader opens it.
 * The address contains no link to the work until the link to the current work exists.
 *
 * @param issues - address of the issues of the compiler
 */
export function useReportUrl(issues: string, session: PlaySession, compilation: Compilation): string {
  const { mode, state, document, versions, payload } = session;
  const work = useMemo<SharedWork>(
    () => ({ mode, state, document, versions, payload }),
    [mode, state, document, versions, payload],
  );
  const [created, setCreated] = useState<{ work: SharedWork; link?: string }>();
  useEffect(
    () =>
      debounceRequest({
        pauseMs: PAUSE_MS,
        ask: () => createLink(work),
        onAnswer: (link) => {
          setCreated({ work, link });
        },
        onFailure: () => {
          setCreated({ work });
        },
      }),
    [work],
  );
  const isCompiled = mode === 'write' || mode === 'read';
  return createReportUrl({
    issues,
    // Only the mode *Write* offers former releases.
    options: mode === 'write' ? state.options : { ...state.options, release: undefined },
    messages: isCompiled ? listMessages(compilation) : [],
    link: created?.work === work ? created.link : undefined,
  });
}

function listMessages({ diagnostics, others, warnings }: Compilation): string[] {
  const located = diagnostics.map(
    ({ path, line, column, message, source }) =>
      `${path}:${line}:${column}: ${message}${source === 'site' ? ' (from the documentation site)' : ''}`,
  );
  return [...located, ...others, ...warnings];
}
