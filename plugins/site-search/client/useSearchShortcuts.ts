import { type RefObject, useEffect } from 'react';

export interface SearchShortcuts {
  isOpen: boolean;
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Opens with what was typed, if anything was. */
  onOpen: (initialQuery: string) => void;
  onClose: () => void;
}

/** Ctrl or Cmd+K anywhere, `/` outside of text fields, any letter or digit while the search button has the focus. */
export function useSearchShortcuts({ isOpen, buttonRef, onOpen, onClose }: SearchShortcuts): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        if (isOpen) onClose();
        else onOpen('');
        return;
      }
      if (isOpen || event.metaKey || event.ctrlKey || event.altKey) return;
      const isTyped = document.activeElement === buttonRef.current && /^[\p{L}\p{N}]$/u.test(event.key);
      if (!isTyped && (event.key !== '/' || isTextField(event.target))) return;
      event.preventDefault();
      onOpen(isTyped ? event.key : '');
    };
    window.addEventListener('keydown', handle);
    return () => {
      window.removeEventListener('keydown', handle);
    };
  }, [isOpen, buttonRef, onOpen, onClose]);
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
