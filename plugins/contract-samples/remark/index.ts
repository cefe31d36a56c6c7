import type { Code, Parents, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { valueToEstree } from 'estree-util-value-to-estree';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
// Not through lib/samples/index.ts, which loads the compiler and the highlighter: this step needs neither.
import type { ResolvedBlock, SampleLookup } from '../../../lib/samples';
import { createMarkdownId } from '../../../lib/samples/createMarkdownId';
import { formatProblem } from '../../../lib/samples/formatProblem';
import { placeFence } from '../../../lib/samples/placeFence';
import { fenceError, SampleError } from '../../../lib/samples/SampleProblem';

/** A script as a tree, as Markdown's trees carry it. */
type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;

export interface RemarkContractSamplesOptions {
  /** Folder of the project, seen from the folder the build runs in; problems name pages by their path below it. */
  projectFolder: string;
  /** Where the plugin has put what the fences became. */
  store: SampleLookup;
}

/**
 * Replaces each fenced block by the component that shows it, with what the plugin found out about it and with the view of its kind. Goes before the default plugins,
 * which would take the blocks for themselves.
 */
export default function remarkContractSamples({ projectFolder, store }: RemarkContractSamplesOptions) {
  return (tree: Root, file: VFile): void => {
    const places: { parent: Parents; index: number; block: ResolvedBlock }[] = [];
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined) return;
      places.push({ parent, index, block: findSample(node, store, file, projectFolder) });
    });
    const samples = places.map(({ block }) => block.sample);
    const sources = new Set(samples.map((sample) => ('source' in sample ? sample.source.path : undefined)));
    for (const { parent, index, block } of places) parent.children[index] = describeSample(block, sources);
    for (const kind of new Set(samples.map((sample) => sample.kind))) tree.children.push(importView(kind));
  };
}

function findSample(node: Code, store: SampleLookup, file: VFile, projectFolder: string): ResolvedBlock {
  const fence = placeFence(node);
  try {
    const found = store.find(fence);
    if (found) return found;
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

/**
 * `<CodeSample markdownId="…" sample={…} view={…} />`, and `isSource` for a document.
 *
 * @param sources - paths of the documents of which the page shows what they are converted to.
 */
function describeSample(
  { sample, markdown }: ResolvedBlock,
  sources: ReadonlySet<string | undefined>,
): MdxJsxFlowElement {
  const isSource = 'document' in sample && sources.has(sample.document);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeSample',
    attributes: [
      { type: 'mdxJsxAttribute', name: 'markdownId', value: createMarkdownId(markdown) },
      describeAttribute('sample', valueToEstree(sample)),
      describeAttribute('view', { type: 'Identifier', name: nameView(sample.kind) }),
      ...(isSource ? [describeAttribute('isSource', { type: 'Literal', value: true })] : []),
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

/** Imports the view of a kind, which is named like its folder. So the list in `lib/samples/kinds.ts` is the only one, and no tool comes into a bundle with a view. */
function importView(kind: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: createProgram({
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: nameView(kind) } }],
        source: { type: 'Literal', value: `@site/lib/samples/kinds/${kind}/view` },
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
