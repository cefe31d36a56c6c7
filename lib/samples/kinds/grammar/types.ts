import type { Diagram } from '../../../grammar/ebnf/types';
import type { CodeBlockData } from '../../types';

/** One production of the grammar as a drawing. */
export interface GrammarProductionData {
  name: string;
  diagram: Diagram;
  /** What the diagram shows, in words. */
  description: string;
}

/** Productions of the grammar: their text and their diagrams. */
export interface GrammarSampleData {
  kind: 'grammar';
  /** The productions in EBNF, one below the other. */
  block: CodeBlockData;
  productions: GrammarProductionData[];
}
