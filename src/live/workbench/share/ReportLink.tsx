import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import type { Compilation } from '../session/useCompilation';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { useReportUrl } from './useReportUrl';
import { ICONS } from '../parts/icons';
import controlStyles from '../parts/controls.module.css';

export interface ReportLinkProps {
  session: WorkbenchSession;
  compilation: Compilation;
  /** Address of the compiler's issue tracker. */
  issues: string;
}

/** Link to a GitHub form that is prefilled with a report about the current work. */
export default function ReportLink({ session, compilation, issues }: ReportLinkProps): ReactNode {
  return (
    <a
      className={controlStyles.tool}
      href={useReportUrl(issues, session, compilation)}
      target="_blank"
      rel="noopener noreferrer"
      title="Opens a form on GitHub in a new tab. GitHub receives the messages and a link that contains your work."
    >
      <LineIcon path={ICONS.report} />
      <span>Report a problem</span>
    </a>
  );
}
