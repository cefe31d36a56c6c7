// Hooks for parts of the page that were rendered at build time.
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';

/**
 * Removes content that the build wrote into an element. When `isReplaced` becomes false or the component unmounts, puts
 * the content back at the beginning of the element.
 *
 * @param builtNodes - nodes that the build wrote; must be the same array on every render
 */
export function useBuiltContent(container: HTMLElement, builtNodes: readonly ChildNode[], isReplaced: boolean): void {
  useLayoutEffect(() => {
    if (!isReplaced) return undefined;
    for (const node of builtNodes) node.remove();
    return () => {
      container.prepend(...builtNodes);
    };
  }, [container, builtNodes, isReplaced]);
}

/**
 * Returns a value that is derived from attributes which other scripts of the page write. Updates it when they change.
 *
 * @param elements - must be the same array on every render
 * @param attribute - name of the attribute to observe
 * @param read - returns the same value as long as the attributes do not change
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

/**
 * Adds a class to an element while a condition holds.
 *
 * @param name - class of a CSS module
 */
export function useClass(element: HTMLElement, name: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (name === undefined || !isOn) return undefined;
    element.classList.add(name);
    return () => {
      element.classList.remove(name);
    };
  }, [element, name, isOn]);
}
