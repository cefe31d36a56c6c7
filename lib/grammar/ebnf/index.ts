/** The grammar of contracts as data: productions, their colors, their diagrams and what a diagram says in words. */
export { describeExpression } from './describeExpression';
export { highlightEbnf } from './highlightEbnf';
export { layOutDiagram } from './layOutDiagram';
export { type Production } from './parseEbnf';
export { readGrammar } from './readGrammar';
export * from './types';
