import type { ReactNode } from 'react';
import CodeBlock from '@site/src/components/code-block/CodeBlock';
import type { CodeBlockData } from '@site/lib/samples/types';

/** Generated files, one below the other; a long one scrolls inside of its frame. */
export default function FileBlocks({ files }: { files: readonly CodeBlockData[] }): ReactNode {
  return files.map((file, index) => <CodeBlock key={file.title ?? index} block={file} isLimited />);
}
