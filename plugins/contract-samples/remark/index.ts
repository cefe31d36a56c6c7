import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// Not through lib/samples/index.ts, which loads the compiler and the highlighter: this step needs neither.
import type { SampleData, SampleLookup } from '../../../lib/samples';
import { formatProblem } from '../../../lib/samples/formatProblem';
import { placeFence } from '../../../lib/samples/placeFence';
import { fenceError, SampleError } from '../../../lib/samples/SampleProblem';

export interface RemarkContractSamplesOptions {
  /** Folder of the project, seen from the folder the build runs in; problems name pages by their path below it. */
  projectFolder: string;
  /** Where the plugin has put what the fences became. */
  store: SampleLookup;
}

/**
 * Replaces each fenced block by the component that shows it, with what the plugin found out about it. Goes before the default plugins, which would take the blocks
 * for themselves.
 */
export default function remarkContractSamples({ projectFolder, store }: RemarkContractSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return undefined;
      parent.children[index] = describeSample(findSample(node, store, file, projectFolder));
      return SKIP;
    });
  };
}

function findSample(node: Code, store: SampleLookup, file: VFile, projectFolder: string): SampleData {
  const fence = placeFence(node);
  try {
    const found = store.find(fence);
    if (found) return found.sample;
    throw fenceError(
      'the block has not been proved',
      'Only pages in the folders that the plugin contract-samples is given as pageFolders are: name the folder of this page there.',
    );
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    const page = path.relative(path.resolve(projectFolder), file.path);
    throw new Error(
      error.problems.map((problem) => formatProblem(page, String(file.value), fence, problem)).join('\n\n'),
    );
  }
}

function describeSample(sample: SampleData): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'sample',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: '',
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [{ type: 'ExpressionStatement', expression: valueToEstree(sample) }],
            },
          },
        },
      },
    ],
    children: [],
  };
}
