import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { showOverlay } from '@site/src/client/overlay/showOverlay';
import Button from '../parts/Button';
import paneStyles from '../parts/pane.module.css';
import styles from './ShortcutSheet.module.css';

/** Keys and their effects. `Mod` is ⌘ on a Mac, iPhone or iPad, otherwise Ctrl. */
const SHORTCUTS: readonly (readonly [keys: readonly string[], action: string])[] = [
  [['?'], 'Show this list'],
  [['Mod', 'S'], 'Copy a link to your work'],
  [['Mod', 'E'], 'Move the cursor to the editor'],
  [['Mod', 'O'], 'Open files'],
  [['Mod', 'Z'], 'Undo in the editor'],
  [['Mod', 'F'], 'Find and replace in the editor'],
  [['F3'], 'Find the next occurrence in the editor'],
  [['Mod', '/'], 'Comment or uncomment lines'],
  [['Ctrl', 'Space'], 'Complete a word'],
  [['F8'], 'Go to the next problem'],
  [['Mod', '.'], 'Fix the problem at the cursor'],
  [['F12'], 'Go to the definition of a name (or click it with Ctrl or ⌘)'],
  [['Shift', 'F12'], 'List the uses of a name'],
  [['Mod', 'F12'], 'List the definitions'],
  [['F2'], 'In the editor: rename a type, enum, endpoint or channel in all files'],
  [['Shift', 'Alt', 'F'], 'Format the contract'],
  [['Escape', 'Tab'], 'Leave the editor'],
  [['←', '→'], 'On the tabs: previous and next contract'],
  [['F2'], 'On the tabs: rename the contract'],
  [['Delete'], 'On the tabs: delete the contract'],
];

/** Dialog with a list of the keyboard shortcuts. */
export default function ShortcutSheet({ onClose }: { onClose: () => void }): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const { current } = dialog;

    return current === null
      ? undefined
      : showOverlay(current, () => {
          current.close();
        });
  }, []);
  const modifier = /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="play-shortcuts" onClose={onClose}>
      {/* Goes before the list, because the dialog focuses its first button and the browser scrolls to it. */}
      <form method="dialog" className={styles.bar}>
        <h2 id="play-shortcuts" className={paneStyles.title}>
          Keyboard shortcuts
        </h2>
        <Button type="submit" look="strongAction">
          Close
        </Button>
      </form>
      <dl className={styles.keys}>
        {SHORTCUTS.map(([keys, action]) => (
          <Fragment key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key === 'Mod' ? modifier : key}</kbd>
              ))}
            </dt>
            <dd>{action}</dd>
          </Fragment>
        ))}
      </dl>
    </dialog>
  );
}
