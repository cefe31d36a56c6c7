import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// Deep imports, because `lib/samples/index.ts` loads the compiler and the highlighter, which this step does not need.
import type { Fence, ProvedSample } from '../../../lib/samples';
import { createMarkdownId } from '../../../lib/samples/createMarkdownId';
import { formatProblem } from '../../../lib/samples/formatProblem';
import { createFence } from '../../../lib/samples/createFence';
import { createFenceError, SampleError } from '../../../lib/samples/SampleProblem';

/** ESTree program of a Markdown tree. */
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

export interface RemarkContractSamplesOptions {
  /**
   * Project folder, relative to the working directory of the build. Problems name pages by their path relative to this
   * folder.
   */
  projectFolder: string;
  /**
   * Returns the result of proving a fence (a fenced code block). In a production build, the fence was proved earlier;
   * in the development server, a new fence is proved now. Returns undefined for a fence that was not proved.
   *
   * @throws SampleError if the block cannot be parsed or proved
   */
  find: (fence: Fence) => ProvedSample | undefined | Promise<ProvedSample>;
}

interface CodePosition {
  node: Code;
  parent: Parents;
  index: number;
}

/**
 * Creates a remark plugin that replaces each fence with `<CodeSample>`, which gets the proved result and the view for
 * the kind of the block. It must run before the default plugins, which would replace the code blocks.
 */
export default function remarkContractSamples({ projectFolder, find }: RemarkContractSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const positions: CodePosition[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) positions.push({ node, parent, index });
    });
    const page = path.relative(path.resolve(projectFolder), file.path);
    const blocks = await findBlocks(positions, find, page, String(file.value));
    const inputExamples = new Set(blocks.map(({ block }) => block.inputExample));
    for (const { parent, index, block } of blocks) parent.children[index] = createSampleElement(block, inputExamples);
    for (const kind of new Set(blocks.map(({ block }) => block.sample.kind)))
      tree.children.push(createViewImport(kind));
  };
}

/**
 * Finds the results of a page's blocks.
 *
 * @param page - path of the page, relative to the project
 * @throws Error with all problems of the page
 */
async function findBlocks(
  positions: readonly CodePosition[],
  find: RemarkContractSamplesOptions['find'],
  page: string,
  text: string,
): Promise<(CodePosition & { block: ProvedSample })[]> {
  const blocks: (CodePosition & { block: ProvedSample })[] = [];
  const problems: string[] = [];
  for (const position of positions) {
    const fence = createFence(position.node);
    try {
      blocks.push({ ...position, block: (await find(fence)) ?? rejectUnprovedBlock() });
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      problems.push(...error.problems.map((problem) => formatProblem(page, text, fence, problem)));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));

  return blocks;
}

function rejectUnprovedBlock(): never {
  throw createFenceError(
    'the block has not been proved',
    'Add the folder of this page to the option pageFolders of the plugin contract-samples.',
  );
}

/**
 * Creates `<CodeSample markdownId="…" sample={…} view={…} />`. It also has `source="…"` if another block of the page
 * shows output that is generated from this one. The other block is then updated when a reader edits this one.
 *
 * @param inputExamples - examples from which blocks of the page show generated output
 */
function createSampleElement(
  { sample, shownExample, markdown }: ProvedSample,
  inputExamples: ReadonlySet<string | undefined>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'markdownId', value: createMarkdownId(markdown) },
      createExpressionAttribute('sample', valueToEstree(sample)),
      createExpressionAttribute('view', { type: 'Identifier', name: createViewName(sample.kind) }),
      ...(shownExample !== undefined && inputExamples.has(shownExample)
        ? [{ type: 'mdxJsxAttribute' as const, name: 'source', value: shownExample }]
        : []),
    ],
    children: [],
  };
}

function createExpressionAttribute(name: string, expression: ReturnType<typeof valueToEstree>): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: { estree: createProgram({ type: 'ExpressionStatement', expression }) },
    },
  };
}

/**
 * Creates the import of a kind's view from the folder of the same name, so that `lib/samples/kinds.ts` is the only list
 * of kinds.
 */
function createViewImport(kind: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: createProgram({
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: createViewName(kind) } }],
        source: { type: 'Literal', value: `@site/src/blocks/${kind}` },
        attributes: [],
      }),
    },
  };
}

/** Returns the name of the imported view; the `$` prevents collisions with names in pages. */
function createViewName(kind: string): string {
  return `${kind}$view`;
}

function createProgram(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}
