import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// Not through lib/samples/index.ts, which loads the compiler and the highlighter: this step needs neither.
import type { Fence, ResolvedSample } from '../../../lib/samples';
import { createMarkdownId } from '../../../lib/samples/createMarkdownId';
import { formatProblem } from '../../../lib/samples/formatProblem';
import { placeFence } from '../../../lib/samples/placeFence';
import { fenceError, SampleError } from '../../../lib/samples/SampleProblem';

/** A script as a tree, as Markdown's trees carry it. */
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

export interface RemarkContractSamplesOptions {
  /** Folder of the project, seen from the folder the build runs in; problems name pages by their path below it. */
  projectFolder: string;
  /**
   * Gives what a fence became: in a build, what the plugin has proved before; in the development server, a fence that is new is proved now.
   *
   * @throws SampleError when the block cannot be read or proved
   */
  find: (fence: Fence) => ResolvedSample | undefined | Promise<ResolvedSample>;
}

/** Where a block stands in the tree. */
interface Place {
  node: Code;
  parent: Parents;
  index: number;
}

/**
 * Replaces each fenced block by the component that shows it, with what the plugin found out about it and with the view of its kind. Goes before the default plugins,
 * which would take the blocks for themselves.
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
 * Finds what the blocks of a page became.
 *
 * @param page - its path below the project
 * @throws Error with every problem of the page
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
 * `<CodeSample markdownId="…" sample={…} view={…} />`, and `source="…"` where another block of the page follows what this one shows.
 *
 * @param followed - the examples that blocks of the page follow
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

/** Imports the view of a kind, whose folder has the name of the kind. So the list in `lib/samples/kinds.ts` is the only one. */
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

/** What a page calls the view of a kind: a name that no author writes. */
function nameView(kind: string): string {
  return `${kind}$view`;
}

function createProgram(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
}
