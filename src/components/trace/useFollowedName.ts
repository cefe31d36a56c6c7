import { type RefObject, useCallback, useEffect, useState } from 'react';

/** A name of the contract that the reader points at, focuses or has chosen. */
export interface FollowedName {
  name: string;
  /** Distance of its line from the top of the container, in CSS pixels. */
  top: number;
}

const NAME = '[data-name]';
const LIT = 'data-lit';

interface NameHandlers {
  onPointerOver: (event: { target: EventTarget }) => void;
  onPointerLeave: () => void;
  onFocus: (event: { target: EventTarget }) => void;
  onBlur: () => void;
  onClick: (event: { target: EventTarget }) => void;
  onKeyDown: (event: { target: EventTarget; key: string; preventDefault: () => void }) => void;
}

/**
 * Lights all occurrences of the name the reader follows, in the container: while the pointer is on it or it has the focus, and for good after a click or Enter,
 * until the next one.
 *
 * @param content - changes with what the container shows, so that new occurrences are lit too.
 */
export function useFollowedName(
  containerRef: RefObject<HTMLElement | null>,
  content: unknown,
): { followed: FollowedName | undefined; handlers: NameHandlers } {
  const [hovered, setHovered] = useState<FollowedName>();
  const [chosen, setChosen] = useState<FollowedName>();
  const followed = hovered ?? chosen;
  const litName = followed?.name;
  const chosenName = chosen?.name;

  useEffect(() => {
    for (const element of containerRef.current?.querySelectorAll<HTMLElement>(NAME) ?? []) {
      element.toggleAttribute(LIT, element.dataset.name === litName);
      if (element.tabIndex === 0) element.setAttribute('aria-pressed', String(element.dataset.name === chosenName));
    }
  }, [containerRef, content, litName, chosenName]);

  const locate = useCallback(
    (target: EventTarget): FollowedName | undefined => {
      const container = containerRef.current;
      const element = target instanceof Element ? target.closest<HTMLElement>(NAME) : null;
      const name = element?.dataset.name;
      if (container === null || element === null || name === undefined) return undefined;
      const line = element.getBoundingClientRect();
      return { name, top: line.top + line.height / 2 - container.getBoundingClientRect().top };
    },
    [containerRef],
  );

  function toggle(target: EventTarget): boolean {
    const found = locate(target);
    if (found === undefined) return false;
    setChosen(found.name === chosen?.name ? undefined : found);
    return true;
  }

  return {
    followed,
    handlers: {
      onPointerOver: ({ target }) => {
        setHovered(locate(target));
      },
      onPointerLeave: () => {
        setHovered(undefined);
      },
      onFocus: ({ target }) => {
        setHovered(locate(target));
      },
      onBlur: () => {
        setHovered(undefined);
      },
      onClick: ({ target }) => {
        toggle(target);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        if (toggle(event.target)) event.preventDefault();
      },
    },
  };
}
