import type { ReactNode } from 'react';
import LineIcon from '@site/src/components/line-icon/LineIcon';
import { ICONS } from '../parts/icons';
import { useShortcuts } from '../parts/useShortcuts';
import controlStyles from '../parts/controls.module.css';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { copyLink } from './copyLink';

/** Button and keyboard shortcut that copy a link to the work that the mode shows. */
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
