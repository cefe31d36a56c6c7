import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the listener of the last rendering for events of an element or the window, until the component unmounts.
 *
 * @param isFirst - whether the listener runs before those of the elements inside the target (capture phase)
 */
export function useListener<Name extends keyof GlobalEventHandlersEventMap>(
  target: GlobalEventHandlers,
  name: Name,
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
  isFirst = false,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: GlobalEventHandlersEventMap[Name]): void => {
      handle(event);
    };
    target.addEventListener(name, listen, isFirst);
    return () => {
      target.removeEventListener(name, listen, isFirst);
    };
  }, [target, name, isFirst]);
}
