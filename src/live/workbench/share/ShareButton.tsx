import type { ReactNode } from 'react';
import Button from '../parts/Button';
import { useShortcuts } from '../parts/useShortcuts';
import type { WorkbenchSession } from '../session/useWorkbenchSession';
import { copyLink } from './copyLink';

/** Button and keyboard shortcut that copy a link to the work that the mode shows. */
export default function ShareButton({ session }: { session: WorkbenchSession }): ReactNode {
  const share = (): void => void copyLink(session).then(session.setNotice);
  useShortcuts({ 'mod+s': share });

  return (
    <Button look="tool" icon="share" onClick={share}>
      Share
    </Button>
  );
}
