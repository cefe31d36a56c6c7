import type { Diagnostic as Mark } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Diagnostic, Fix } from '@site/lib/compiler/types';

/**
 * Converts lines and columns to offsets of the current text, which may have changed since the check. A position that no
 * longer exists becomes the end of its line, or of the last line.
 *
 * @param onFix - applies the fix of a problem
 * @returns marks in the order of their positions
 */
export function locateDiagnostics(
  doc: Text,
  diagnostics: readonly Diagnostic[],
  onFix: (view: EditorView, fix: Fix) => void,
): Mark[] {
  return diagnostics
    .map(({ line, column, length, message, source, isWarning, fix }): Mark => {
      const lineRange = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const from = Math.min(lineRange.from + column - 1, lineRange.to);
      return {
        from,
        to: Math.min(from + length, lineRange.to),
        severity: isWarning ? 'warning' : 'error',
        message,
        ...(source === 'site' ? { source: 'this site' } : {}),
        ...(fix === undefined
          ? {}
          : {
              actions: [
                {
                  name: fix.title,
                  apply: (view) => {
                    onFix(view, fix);
                  },
                },
              ],
            }),
      };
    })
    .sort((left, right) => left.from - right.from);
}
