import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// Deep imports, because lib/samples/index.ts loads the compiler and the highlighter, which this step does not need.
import type { Fence, ResolvedSample } from '../../../lib/samples';
import { createMarkdownId } from '../../../lib/samples/createMarkdownId';
import { formatProblem } from '../../../lib/samples/formatProblem';
import { placeFence } from '../../../lib/samples/placeFence';
import { fenceError, SampleError } from '../../../lib/samples/SampleProblem';

/** ESTree program of a Markdown tree. */
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

export interface RemarkContractSamplesOptions {
  /**
   * Project folder, relative to the working directory of the build; problems name pages by their path relative to it.
   */
  projectFolder: string;
  /**
   * Returns the result of a fence. A production build has proved it before; the development server proves a new fence
   * now.
   *
   * @throws SampleError if the block cannot be parsed or proved
   */
  find: (fence: Fence) => ResolvedSample | undefined | Promise<ResolvedSample>;
}

/** Position of a code block in the tree. */
interface Place {
  node: Code;
  parent: Parents;
  index: number;
}

/**
 * Creates a remark plugin that replaces each fence with the component that renders it, its proved result and the view
 * of its kind. It must run before the default plugins, which would replace the code blocks.
 */
export default function remarkContractSamples({ projectFolder, find }: RemarkContractSamplesOptions) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places: Place[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (parent && index !== undefined) places.push({ node, parent, index });
    });
    const page = path.relative(path.resolve(projectFolder), file.path);
    const blocks = await findBlocks(places, find, page, String(file.value));
    const followed = new Set(blocks.map(({ block }) => block.follows));
    for (const { parent, index, block } of blocks) parent.children[index] = describeSample(block, followed);
    for (const kind of new Set(blocks.map(({ block }) => block.sample.kind))) tree.children.push(importView(kind));
  };
}

/**
 * Finds the results of a page's blocks.
 *
 * @param page - path of the page, relative to the project
 * @throws Error with all problems of the page
 */
async function findBlocks(
  places: readonly Place[],
  find: RemarkContractSamplesOptions['find'],
  page: string,
  text: string,
): Promise<(Place & { block: ResolvedSample })[]> {
  const blocks: (Place & { block: ResolvedSample })[] = [];
  const problems: string[] = [];
  for (const place of places) {
    const fence = placeFence(place.node);
    try {
      blocks.push({ ...place, block: (await find(fence)) ?? refuseBlock() });
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      problems.push(...error.problems.map((problem) => formatProblem(page, text, fence, problem)));
    }
  }
  if (problems.length > 0) throw new Error(problems.join('\n\n'));

  return blocks;
}

function refuseBlock(): never {
  throw fenceError(
    'the block has not been proved',
    'Only pages in the folders that the plugin contract-samples is given as pageFolders are: name the folder of this page there.',
  );
}

/**
 * Creates `<CodeSample markdownId="…" sample={…} view={…} />`, with `source="…"` if another block of the page follows
 * this one.
 *
 * @param followed - examples that blocks of the page follow
 */
function describeSample(
  { sample, shows, markdown }: ResolvedSample,
  followed: ReadonlySet<string | undefined>,
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'markdownId', value: createMarkdownId(markdown) },
      describeAttribute('sample', valueToEstree(sample)),
      describeAttribute('view', { type: 'Identifier', name: nameView(sample.kind) }),
      ...(shows !== undefined && followed.has(shows)
        ? [{ type: 'mdxJsxAttribute' as const, name: 'source', value: shows }]
        : []),
    ],
    children: [],
  };
}

function describeAttribute(name: string, expression: ReturnType<typeof valueToEstree>): MdxJsxAttribute {
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
function importView(kind: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: createProgram({
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: nameView(kind) } }],
        source: { type: 'Literal', value: `@site/src/blocks/${kind}` },
        attributes: [],
      }),
    },
  };
}

/** Returns the name of the imported view; the `$` prevents collisions with names in pages. */
function nameView(kind: string): string {
  return `${kind}$view`;
}

function createProgram(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}
