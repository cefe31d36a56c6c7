import { useEffect, useLayoutEffect } from 'react';
import { MAX_INPUT_LENGTH } from '../limits';
import type { DialogFrame } from '../openDialogFrame';
import type { DialogApi } from './createDialogApi';
import type { DialogSessionControl } from './useDialogSession';

/**
 * Connects the existing search box with the session: forwards input to the session, and updates the ARIA attributes
 * from its state.
 */
export function useSearchBox(frame: DialogFrame, control: DialogSessionControl, gridId: string): void {
  const { session, state, outcome } = control;
  useEffect(() => forwardInput(frame, session.api), [frame, session]);
  // Runs after `forwardInput`, which has submitted the query typed so far.
  useEffect(
    () =>
      frame.setEnterHandler((target) => {
        void session.pressEnter(target);
      }),
    [frame, session],
  );
  useLayoutEffect(() => {
    const { input, dialog } = frame;
    const { 'aria-activedescendant': activeId } = session.api.getInputProps({ inputElement: input });
    const hasRows = state.collections.some(({ items }) => items.length > 0);
    input.setAttribute('aria-controls', gridId);
    input.setAttribute('aria-expanded', String(hasRows));
    if (activeId === undefined || !hasRows) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', activeId);
    dialog.setAttribute('data-status', outcome.error === undefined ? state.status : 'error');
  }, [frame, session, state, outcome, gridId]);
}

/**
 * Forwards the events of the search box to the session.
 *
 * @returns a function that removes the listeners
 */
function forwardInput({ input }: DialogFrame, api: DialogApi): () => void {
  const props = api.getInputProps({ inputElement: input, maxLength: MAX_INPUT_LENGTH });
  const controller = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    input.addEventListener(name, listener, { signal: controller.signal });
  };
  listen('input', (event) => {
    props.onChange(event);
  });
  listen('compositionend', (event) => {
    props.onCompositionEnd(event);
  });
  listen('focus', (event) => {
    props.onFocus(event);
  });
  listen('keydown', (event) => {
    // The frame handles Escape, and the session handles Enter, which must wait for the results.
    if (event.key !== 'Enter' && event.key !== 'Escape') props.onKeyDown(event);
  });
  // The reader may have typed since the session began.
  api.setQuery(input.value);
  void api.refresh();

  return () => {
    controller.abort();
  };
}
