import type { Diagnostic as Mark } from '@codemirror/lint';
import type { Text } from '@codemirror/state';
import type { Diagnostic } from '@site/lib/compiler/types';

/** Turns lines and columns into offsets of a text, which may have changed since. */
export function locateDiagnostics(doc: Text, diagnostics: readonly Diagnostic[]): Mark[] {
  return diagnostics
    .map(({ line, column, length, message, source }): Mark => {
      const place = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const from = Math.min(place.from + column - 1, place.to);
      // The editor and the compiler count the same lines, unless the text has line ends of old.
      return {
        from,
        to: Math.min(from + length, place.to),
        severity: 'error',
        message,
        ...(source === 'site' ? { source: 'this site' } : {}),
      };
    })
    .sort((left, right) => left.from - right.from);
}
