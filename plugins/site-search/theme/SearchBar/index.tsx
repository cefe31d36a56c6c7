import { type ReactNode, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { useHistory } from '@docusaurus/router';
import { createPortal } from 'react-dom';
import { getLoadedDialog, type LoadedDialog, loadSearch } from '../../client/loadSearch';
import SearchIcon from '../../client/SearchIcon';
import { useIdlePreparation } from '../../client/useIdlePreparation';
import { useSearchShortcuts } from '../../client/useSearchShortcuts';
import { useSiteSearchData } from '../../client/useSiteSearchData';
import styles from './styles.module.css';

interface OpenDialog {
  Dialog: LoadedDialog;
  initialQuery: string;
}

/** The search button. Everything else of the search is loaded when the reader comes near it. */
export default function SearchBar(): ReactNode {
  const data = useSiteSearchData();
  const history = useHistory();
  const buttonRef = useRef<HTMLButtonElement>(null);
  // What was typed since the dialog was asked for; nothing when it was not.
  const typedRef = useRef<string>(undefined);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [isOffline, setIsOffline] = useState(false);

  const isMac = useSyncExternalStore(subscribeToNothing, hasCommandKey, () => false);

  const prepare = useCallback(() => {
    // Whoever opens the search hears of the failure.
    loadSearch(data).catch(() => undefined);
  }, [data]);
  const open = useCallback(
    (typed: string) => {
      const Loaded = getLoadedDialog();
      if (Loaded !== undefined) {
        setDialog({ Dialog: Loaded, initialQuery: typed });
        return;
      }
      // Whoever types on while the dialog is on its way means one query.
      const isOnItsWay = typedRef.current !== undefined;
      typedRef.current = (typedRef.current ?? '') + typed;
      if (isOnItsWay) return;
      loadSearch(data)
        .then(
          (Dialog) => {
            setIsOffline(false);
            setDialog({ Dialog, initialQuery: typedRef.current ?? '' });
          },
          // A newer site has other files: its search page is there. Without a connection that page would only take this one away.
          () => {
            if (navigator.onLine) history.push(data.searchPageUrl);
            else setIsOffline(true);
          },
        )
        .finally(() => {
          typedRef.current = undefined;
        });
    },
    [data, history],
  );
  const close = useCallback(() => {
    setDialog(undefined);
  }, []);
  useSearchShortcuts({ isOpen: dialog !== undefined, buttonRef, onOpen: open, onClose: close });
  useIdlePreparation(prepare);

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prepare}
        onFocus={prepare}
        onTouchStart={prepare}
        onClick={() => {
          open('');
        }}
      >
        <SearchIcon name="search" />
        <span className={isOffline ? undefined : styles.label}>{isOffline ? 'Offline' : 'Search'}</span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>{isMac ? '⌘' : 'Ctrl'}</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      {dialog === undefined
        ? null
        : createPortal(<dialog.Dialog initialQuery={dialog.initialQuery} onClose={close} />, document.body)}
    </>
  );
}

function hasCommandKey(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}

/** Keyboards do not change; the hook is there because the page was made before the keyboard was known. */
function subscribeToNothing(): () => void {
  return () => undefined;
}
