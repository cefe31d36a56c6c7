/** Grammar of contracts as data: productions, highlighting, diagrams and text alternatives of diagrams. */
export { describeExpression } from './describeExpression';
export { highlightEbnf } from './highlightEbnf';
export { layOutDiagram } from './layOutDiagram';
export { type Production } from './parseEbnf';
export { readGrammar } from './readGrammar';
export * from './types';
