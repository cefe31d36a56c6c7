import type { CodeBlockData } from '../../types';

/** Any other code block. */
export interface PlainSampleData {
  kind: 'plain';
  block: CodeBlockData;
  /** The path in `examples` of a document that converters read. */
  document?: string;
}
