import { EditorView } from '@codemirror/view';
import { CODE_ROLES, type CodeRole, ROLE_CLASSES } from '@site/lib/highlight/types';

/** Colors of code, by the class names that `lib/highlight/renderMarks` writes. */
const ROLE_RULES = Object.fromEntries(
  // The cast is needed because `Object.entries` does not preserve the type of the keys.
  Object.entries(ROLE_CLASSES).map(([letter, name]) => [
    `.${name}`,
    { color: `var(--code-${CODE_ROLES[letter as CodeRole]})` },
  ]),
);

const CONTROL_STYLES = {
  border: '1px solid var(--color-outline)',
  borderRadius: 'var(--radius-small)',
  backgroundColor: 'var(--color-page)',
  backgroundImage: 'none',
  color: 'var(--color-text)',
};

/** Theme with the size, font and colors of a code block, so that nothing moves when the editor replaces one. */
export const editorTheme = EditorView.theme({
  // By default, the editor is as tall as its text, and its font is as large as that of code blocks. The container can
  // override both.
  '&': {
    blockSize: 'var(--editor-block-size, auto)',
    color: 'var(--code-text)',
    fontSize: 'var(--editor-font-size, var(--text-code))',
  },
  '&.cm-focused': { outline: '2px solid var(--color-focus)', outlineOffset: '-2px', borderRadius: 'inherit' },
  '.cm-scroller': {
    fontFamily: 'var(--font-mono)',
    fontVariantLigatures: 'none',
    lineHeight: 'var(--editor-line-height, var(--line-code))',
    scrollbarWidth: 'thin',
  },
  '.cm-content': {
    padding: 'var(--editor-padding, var(--space-3)) 0',
    caretColor: 'var(--color-accent)',
    tabSize: '4',
  },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--color-page)',
    color: 'var(--color-text-muted)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 var(--space-1) 0 var(--space-3)' },
  '.cm-foldGutter .cm-gutterElement': { cursor: 'pointer' },
  '.cm-foldPlaceholder': { ...CONTROL_STYLES, padding: '0 var(--space-1)', margin: '0 2px' },
  '.cm-specialChar': { color: 'var(--color-danger)' },
  '.cm-panels': {
    backgroundColor: 'var(--color-surface)',
    color: 'var(--color-text)',
    // The panel does not shrink, because a long text would take the height of its second row. Its maximum leaves room
    // for lines of text in a small window, such as at a zoom of 400%.
    flexShrink: '0',
    maxHeight: '50%',
    overflowY: 'auto',
  },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--color-hairline)' },
  '.cm-panel.cm-search, .cm-dialog': {
    fontFamily: 'var(--font-body)',
    padding: 'var(--space-2) var(--space-6) var(--space-2) var(--space-3)',
  },
  '.cm-textfield, .cm-button': {
    ...CONTROL_STYLES,
    fontFamily: 'inherit',
    minHeight: '2rem',
    padding: '0 var(--space-2)',
  },
  // iPhones zoom in when a reader focuses a field with a smaller font.
  '.cm-textfield': { fontSize: 'max(16px, 1em)' },
  '.cm-button': { cursor: 'pointer', fontSize: 'inherit' },
  '.cm-panel.cm-search [name=close], .cm-dialog-close': {
    minWidth: '2rem',
    minHeight: '2rem',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.cm-searchMatch': { backgroundColor: 'var(--color-accent-quiet)' },
  '.cm-searchMatch-selected': { outline: '2px solid var(--color-accent)' },
  '.cm-line': { padding: '0 var(--space-4)' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--color-accent-quiet)', outline: 'none' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--color-danger)' },
  '.cm-lintRange-error, .cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--color-danger) 1px',
    textDecorationSkipInk: 'none',
    textUnderlineOffset: '0.3em',
    paddingBottom: '0',
  },
  '.cm-lintRange-warning': { textDecorationColor: 'var(--color-warning)' },
  '.cm-places': { maxHeight: '12rem', overflow: 'auto', margin: '0', padding: '0', listStyle: 'none' },
  '.cm-definition': { padding: 'var(--space-2) var(--space-3)' },
  '.cm-definition p': { margin: 'var(--space-2) 0 0' },
  '.cm-definition pre': { margin: '0', whiteSpace: 'pre-wrap', font: 'inherit' },
  // On paper, lines wrap. The line numbers and fold markers are hidden, because the editor has placed them for lines
  // that do not wrap.
  '@media print': {
    '.cm-scroller': { overflow: 'visible' },
    '.cm-content': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', flexShrink: '1' },
    '.cm-gutters': { display: 'none' },
  },
  '.cm-lintPoint-error::after': { borderBottomColor: 'var(--color-danger)' },
  '.cm-tooltip': {
    border: '1px solid var(--color-hairline)',
    borderRadius: 'var(--radius-small)',
    backgroundColor: 'var(--color-raised)',
    boxShadow: 'var(--shadow)',
    color: 'var(--color-text)',
    fontFamily: 'var(--font-mono)',
    fontSize: 'var(--text-xs)',
    lineHeight: '1.5',
    maxWidth: 'min(40rem, calc(100vw - 2rem))',
  },
  '.cm-tooltip-lint': { padding: '0' },
  '.cm-diagnostic': { padding: 'var(--space-1) var(--space-3)', overflowWrap: 'anywhere' },
  '.cm-diagnostic-error': { borderLeft: '2px solid var(--color-danger)' },
  '.cm-diagnostic-warning': { borderLeft: '2px solid var(--color-warning)' },
  '.cm-diagnosticAction': { ...CONTROL_STYLES, minHeight: '2rem', cursor: 'pointer' },
  '.cm-tooltip.cm-tooltip-autocomplete': { padding: 'var(--space-1)', overflow: 'hidden' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'inherit', maxHeight: '14rem' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 'var(--space-4)',
    padding: 'var(--space-1) var(--space-2)',
    borderRadius: '4px',
  },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--color-accent-quiet)',
    color: 'var(--color-text)',
  },
  '.cm-completionMatchedText': { color: 'var(--color-accent)', textDecoration: 'none' },
  '.cm-completionDetail': { color: 'var(--color-text-muted)', fontStyle: 'normal' },
  ...ROLE_RULES,
});
