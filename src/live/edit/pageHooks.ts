// Hooks for parts of the page that were rendered at build time.
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Takes what the build wrote out of an element while something else is shown there, and puts it back afterwards.
 *
 * @param built - the nodes the build wrote; always the same array
 */
export function useBuiltContent(place: HTMLElement, built: readonly ChildNode[], isReplaced: boolean): void {
  useLayoutEffect(() => {
    if (!isReplaced) return undefined;
    for (const node of built) node.remove();
    return () => {
      place.prepend(...built);
    };
  }, [place, built, isReplaced]);
}

/**
 * Returns a value that other scripts of the page write into attributes, and follows its changes.
 *
 * @param elements - always the same array
 * @param attribute - whose changes are followed
 * @param read - gives the same value as long as the attributes are the same
 */
export function useAttribute<Value>(elements: readonly HTMLElement[], attribute: string, read: () => Value): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const observer = new MutationObserver(onChange);
      for (const element of elements) observer.observe(element, { attributeFilter: [attribute] });
      return () => {
        observer.disconnect();
      };
    },
    [elements, attribute],
  );

  return useSyncExternalStore(subscribe, read);
}

/** Adds a class to an element while a condition is true. @param name - of a CSS module */
export function useClass(element: HTMLElement, name: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (name === undefined || !isOn) return undefined;
    element.classList.add(name);
    return () => {
      element.classList.remove(name);
    };
  }, [element, name, isOn]);
}
