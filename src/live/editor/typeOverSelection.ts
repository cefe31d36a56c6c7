import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Makes what is typed over a selection, or put in as several lines, a change of the text at once. The editor leaves that to the browser and reads the result; where lines are
 * joined or made, Chromium keeps their looks in `style` attributes, which the site's security policy refuses with a message in the console.
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
      // As for everything that is typed: brackets are closed around a selection, for example.
      const isHandled = view.state
        .facet(EditorView.inputHandler)
        .some((handle) => handle(view, from, to, data, insert));
      if (!isHandled) view.dispatch(insert());
      return true;
    },
  });
}
