import { useEffect, useEffectEvent } from 'react';

/**
 * Calls the listener of the last rendering for events of an element or the window, until the component unmounts.
 *
 * @param capture - whether the listener runs in the capture phase, before those of the elements inside the target
 */
export function useListener<Name extends keyof GlobalEventHandlersEventMap>(
  target: GlobalEventHandlers,
  name: Name,
  listener: (event: GlobalEventHandlersEventMap[Name]) => void,
  capture = false,
): void {
  const handle = useEffectEvent(listener);
  useEffect(() => {
    const listen = (event: GlobalEventHandlersEventMap[Name]): void => {
      handle(event);
    };
    target.addEventListener(name, listen, capture);
    return () => {
      target.removeEventListener(name, listen, capture);
    };
  }, [target, name, capture]);
}
