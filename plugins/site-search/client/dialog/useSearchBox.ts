import { useEffect, useLayoutEffect } from 'react';
import { MAX_INPUT_LENGTH } from '../limits';
import type { DialogFrame } from '../openDialogFrame';
import type { DialogApi } from './createDialogApi';
import type { DialogSessionControl } from './useDialogSession';

/** Connects the search box, which was there before, with the session: keys and letters one way, what assistive technology is told the other way. */
export function useSearchBox(frame: DialogFrame, control: DialogSessionControl, gridId: string): void {
  const { session, state, outcome } = control;
  useEffect(() => followBox(frame, session.api), [frame, session]);
  // After the box is followed: by then what was typed before has been asked.
  useEffect(
    () =>
      frame.answerEnter((target) => {
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

/** @returns a function that ends it */
function followBox({ input }: DialogFrame, api: DialogApi): () => void {
  const props = api.getInputProps({ inputElement: input, maxLength: MAX_INPUT_LENGTH });
  const controller = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    input.addEventListener(name, handle, { signal: controller.signal });
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
    // What these two do does not depend on the answers, or has to wait for them: the frame and the session know.
    if (event.key !== 'Enter' && event.key !== 'Escape') props.onKeyDown(event);
  });
  // Something may have been typed since the session began.
  api.setQuery(input.value);
  void api.refresh();

  return () => {
    controller.abort();
  };
}
