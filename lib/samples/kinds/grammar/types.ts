import type { Diagram } from '../../../grammar/ebnf/types';
import type { CodeBlockData } from '../../types';

/** A production with its diagram. */
export interface GrammarProductionData {
  name: string;
  diagram: Diagram;
  /** Text alternative of the diagram. */
  description: string;
}

/** Productions of the grammar: source and diagrams. */
export interface GrammarSampleData {
  kind: 'grammar';
  /** Source of the productions in EBNF, in order. */
  block: CodeBlockData;
  productions: GrammarProductionData[];
}
