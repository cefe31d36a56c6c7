import { useCallback } from 'react';
import { createLink } from './copyLink';
import { createReportUrl } from './createReportUrl';
import { showsContracts } from '../session/ModeWork';
import type { Compilation } from '../session/useCompilation';
import { useOutcome } from '../session/useResponseState';
import type { WorkbenchSession } from '../session/useWorkbenchSession';

interface CreatedLink {
  link: string | undefined;
}

const NO_LINK: CreatedLink = { link: undefined };

/**
 * Returns the address of a GitHub form that is prefilled with a report. Nothing is sent until the reader opens the
 * form. The address contains a link to the current work as soon as the link exists, unless the address would be too
 * long.
 *
 * @param issues - address of the compiler's issue tracker
 */
export function useReportUrl(issues: string, session: WorkbenchSession, compilation: Compilation): string {
  const { works, mode, state, texts } = session;
  const ask = useCallback(
    async () => ({ link: await createLink({ works, mode, state, texts }) }),
    [works, mode, state, texts],
  );
  const created = useOutcome<CreatedLink>({ ask, empty: NO_LINK });
  return createReportUrl({
    issues,
    // Only the mode *Write* offers former releases.
    options: mode === 'write' ? state.options : { ...state.options, release: undefined },
    messages: showsContracts(works, mode) ? listMessages(compilation) : [],
    link: created?.link,
  });
}

function listMessages({ diagnostics, others, warnings }: Compilation): string[] {
  const located = diagnostics.map(
    ({ path, line, column, message, source }) =>
      `${path}:${line}:${column}: ${message}${source === 'site' ? ' (from the documentation site)' : ''}`,
  );
  return [...located, ...others, ...warnings];
}
