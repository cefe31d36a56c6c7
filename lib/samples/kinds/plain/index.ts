import { posix } from 'node:path';
import { createCodeBlock, addDefaultTitle } from '../../createCodeBlock';
import type { Fence, Presentation } from '../../Fence';
import { defineKind, type SampleHost } from '../../SampleKind';
import { createFenceError } from '../../SampleProblem';
import { toMarkdownFence } from '../../toMarkdownFence';
import { assertBody, type Words } from '../../words';
import { assertSyntax } from './assertSyntax';
import type { PlainSampleData } from './types';

/** A parsed code block of any language. */
export interface PlainRequest extends Presentation {
  kind: 'plain';
  language: string;
  body: string;
  file?: string;
}

/** Matches a command that runs the compiler. */
const COMPILER_COMMAND = /(?:^|[\s"'`/])wirespec[\s\\]+(?:compile\b|convert\b|-)/;

/** Kind of the blocks that no other kind matches. They show highlighted code; JSON, YAML and XML must parse. */
export const plainKind = defineKind({
  name: 'plain',
  matches: () => true,
  words: { file: 'value' },
  parse: parsePlain,
  listExamples: ({ file }) => (file === undefined ? [] : [file]),
  findShownExample: ({ file }) => file,
  prove: provePlain,
  toMarkdown: ({ block: { language, code, title } }) => toMarkdownFence(language, code, title),
});

function parsePlain({ language, body }: Fence, words: Words, presentation: Presentation): PlainRequest {
  const file = words.get('file');
  assertBody(body, file);
  if (COMPILER_COMMAND.test(body)) {
    throw createFenceError(
      'a compiler command is in a block that is not run',
      'Use a console block: its commands are run and their output is shown.',
    );
  }
  return {
    kind: 'plain',
    language,
    body,
    ...(file === undefined ? {} : { file }),
    ...presentation,
  };
}

async function provePlain(request: PlainRequest, { examples }: SampleHost): Promise<PlainSampleData> {
  const { language, body, file } = request;
  const code = file === undefined ? body : examples.read(file);
  assertSyntax(language, code, file);
  return {
    kind: 'plain',
    block: await createCodeBlock(code, language, addDefaultTitle(request, file && posix.basename(file))),
  };
}
