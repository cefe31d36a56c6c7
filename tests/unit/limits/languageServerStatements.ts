import type { Statement } from './Statement';

const page = 'docs/ide/ide.md';
const TROUBLESHOOTING = 'docs/troubleshooting.md';

/** What the pages say of the language server; `languageServer.test.ts` asks it. */
export const LANGUAGE_SERVER_STATEMENTS = {
  nothingElse: {
    page,
    quote: '| anything else | error −32601, `Method not found` |',
    alsoQuotedOn: {
      [page]: '| completion, hover, formatting, outline, folding | no | no | no |',
      [TROUBLESHOOTING]: 'no completion, no formatting | not implemented',
    },
  },
  definition: { page, quote: '| `textDocument/definition` | every occurrence of the name in the document |' },
  names: { page, quote: 'nothing unless the new name matches `[A-Z][A-Za-z0-9_]*`' },
  entries: { page, quote: 'and enum entries if the new name starts with a capital' },
  fields: { page, quote: 'No editor can rename fields.' },
  exit: { page, quote: 'The server ignores the notification `exit`. It ends when its standard input is closed' },
  otherFiles: {
    page,
    quote: 'VS Code and the language server check one file at a time.',
    alsoQuotedOn: { [TROUBLESHOOTING]: 'the language server looks at each file alone' },
  },
  comments: {
    page,
    quote: 'the server loses count of lines after a comment',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'colors and jumps are off after a comment | a known defect of the language server',
    },
  },
  encoding: {
    page,
    quote: 'a character outside ASCII in the file: that message is lost, and so is the next',
    alsoQuotedOn: {
      [TROUBLESHOOTING]: 'text outside ASCII in the contract: that message and the next are lost, later ones work.',
    },
  },
} satisfies Record<string, Statement>;
