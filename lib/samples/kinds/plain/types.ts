import type { CodeBlockData } from '../../types';

/** Any other code block. */
export interface PlainSampleData {
  kind: 'plain';
  block: CodeBlockData;
}
