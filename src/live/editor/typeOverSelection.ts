import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Handles input over a selection, and input of several lines, as a single change. By default, the editor lets the
 * browser apply such input and then reads the result. When lines are joined or split, Chromium preserves their
 * appearance in `style` attributes. The security policy blocks these, and the console shows an error.
 */
export function typeOverSelection(): Extension {
  return EditorView.domEventHandlers({
    beforeinput(event, view) {
      const { inputType, data } = event;
      if (inputType !== 'insertText' || data === null || !event.cancelable || view.composing) return false;
      const { from, to, empty } = view.state.selection.main;
      if (empty && !data.includes('\n')) return false;
      const insert = () =>
        view.state.update(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
      // Passes the input to the other input handlers, for example to the one that puts brackets around a selection.
      const isHandled = view.state
        .facet(EditorView.inputHandler)
        .some((handle) => handle(view, from, to, data, insert));
      if (!isHandled) view.dispatch(insert());
      return true;
    },
  });
}
