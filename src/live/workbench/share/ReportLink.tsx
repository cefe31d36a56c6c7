import { type ReactNode, useCallback } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { showsContracts } from '../session/modes';
import type { Compilation } from '../session/useCompilation';
import { useOutcome } from '../session/useOutcome';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { ICONS } from '../parts/icons';
import controlStyles from '../parts/controls.module.css';
import { createLink } from './copyLink';
import { createReportUrl } from './createReportUrl';

export interface ReportLinkProps {
  session: WorkbenchSession;
  compilation: Compilation;
  /** Address of the compiler's issue tracker. */
  issues: string;
}

/** Link to a GitHub form that is prefilled with a report about the current work. */
export default function ReportLink(props: ReportLinkProps): ReactNode {
  return (
    <a
      className={controlStyles.tool}
      href={useReportUrl(props)}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens a form on GitHub in a new tab. GitHub receives the messages and a link that contains your work."
    >
      <LineIcon path={ICONS.report} />
      <span>Report a problem</span>
    </a>
  );
}

interface CreatedLink {
  link: string | undefined;
}

const NO_LINK: CreatedLink = { link: undefined };

/**
 * Returns the address of a GitHub form that is prefilled with a report. Nothing is sent until the reader opens the
 * form. The address contains a link to the current work as soon as the link exists, unless the address would be too
 * long.
 */
function useReportUrl({ session, compilation, issues }: ReportLinkProps): string {
  const { mode, state, texts } = session;
  const ask = useCallback(async () => ({ link: await createLink({ mode, state, texts }) }), [mode, state, texts]);
  const created = useOutcome<CreatedLink>({ ask, empty: NO_LINK });
  return createReportUrl({
    issues,
    // Only the mode *Write* offers former releases.
    options: mode === 'write' ? state.options : { ...state.options, release: undefined },
    messages: showsContracts(mode) ? listMessages(compilation) : [],
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
