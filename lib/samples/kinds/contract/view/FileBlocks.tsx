import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { CodeBlockData } from '../../../types';

export interface FileBlocksProps {
  files: readonly CodeBlockData[];
  /** Names of the contract, to be lit in the files. */
  names?: readonly string[] | undefined;
}

/** Generated files, one below the other; a long one scrolls inside of its frame. */
export default function FileBlocks({ files, names }: FileBlocksProps): ReactNode {
  return files.map((file, index) => <CodeBlock key={file.title ?? index} block={file} names={names} isLimited />);
}
