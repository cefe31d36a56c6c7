import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import {
  formatProblem,
  openSampleHost,
  parseFence,
  placeFence,
  resolveSample,
  type SampleData,
  SampleError,
  type SampleHost,
} from '../../../lib/samples';

export interface RemarkContractSamplesOptions {
  /** Folder of the project, which holds `examples/` and `node_modules/`; seen from the folder the build runs in. */
  projectFolder: string;
}

/**
 * Replaces each fenced block by the component that shows it, with everything the real tools say of it. Goes before the default plugins, which would take
 * the blocks for themselves.
 */
export default function remarkContractSamples({ projectFolder: project }: RemarkContractSamplesOptions) {
  const projectFolder = path.resolve(project);
  const host = openSampleHost(projectFolder);

  return async (tree: Root, file: VFile): Promise<void> => {
    const nodes: Code[] = [];
    visit(tree, 'code', (node) => {
      nodes.push(node);
    });
    const elements = new Map<Code, MdxJsxFlowElement>();
    for (const node of nodes) elements.set(node, describeSample(await resolveNode(node, host, file, projectFolder)));

    visit(tree, 'code', (node, index, parent) => {
      const element = elements.get(node);
      if (!element || !parent || index === undefined) return undefined;
      parent.children[index] = element;
      return SKIP;
    });
  };
}

async function resolveNode(node: Code, host: SampleHost, file: VFile, projectFolder: string): Promise<SampleData> {
  const fence = placeFence(node);
  try {
    return await resolveSample(parseFence(fence), host);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    const page = path.relative(projectFolder, file.path);
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
