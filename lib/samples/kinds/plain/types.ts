import type { CodeBlockData } from '../../types';

export interface PlainSampleData {
  kind: 'plain';
  block: CodeBlockData;
}
