import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { ICONS } from '../parts/icons';
import { useShortcuts } from '../parts/useShortcuts';
import controlStyles from '../parts/controls.module.css';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { copyLink } from './copyLink';

/** Copies a link to the content of the mode. */
export default function ShareButton({ session }: { session: WorkbenchSession }): ReactNode {
  const share = (): void => void copyLink(session).then(session.setNotice);
  useShortcuts({ 'mod+s': share });

  return (
    <button type="button" className={controlStyles.tool} onClick={share}>
      <LineIcon path={ICONS.share} />
      <span>Share</span>
    </button>
  );
}
