// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storeEdit } from '../edit/storedEdits';
import { listWorkbenchTexts } from '../workbench/session/listWorkbenchTexts';
import { addPreviousWork } from '../workbench/session/previousWork';
import { createStoredWork } from '../workbench/session/storedWork';
import { collectFiles } from '../storage/downloadFiles';
import { resetProgress, storeAnswer } from '../tour/progress';
// Every page loads these modules. They register the features.
import '../edit/client';
import '../workbench/client';
import '../tour/client';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  resetProgress();
  localStorage.clear();
});

it('lists everything that a reader typed: contracts, document, comparison, previous work, blocks and lessons', async () => {
  addPreviousWork(createStoredWork('file', [{ path: 'deleted.ws', text: 'type Deleted' }]));
  localStorage.setItem('playground.document', 'openapi: typed');
  localStorage.setItem('playground.before', 'type Before');
  storeEdit('/docs/types#0', 'type A', 'type Edited');
  storeAnswer('enums', 'enum Answer', false);
  const expected = {
    'comparison/before.ws': 'type Before',
    'previous/1-file/deleted.ws': 'type Deleted',
    'pages/docs-types-0.ws': 'type Edited',
    'tour/enums.ws': 'enum Answer',
  };
  expect(toObject(await collectFiles())).toEqual({ 'document.yaml': 'openapi: typed', ...expected });
  const shown = {
    contracts: [{ path: 'a.ws', text: 'type Shown' }],
    texts: {
      write: {},
      convert: { path: 'pets.yaml', text: 'openapi: shown' },
      compare: { before: 'type Before', after: '' },
      read: { text: '[1]' },
    },
  };
  expect(toObject(await collectFiles({ workbench: listWorkbenchTexts(shown) }))).toEqual({
    'contracts/a.ws': 'type Shown',
    'pets.yaml': 'openapi: shown',
    'payload.json': '[1]',
    ...expected,
  });
});

it('lists contracts that this release cannot read', async () => {
  const strange = JSON.stringify({ v: 2, pages: ['of a later release'] });
  localStorage.setItem('playground.contracts', strange);
  expect(toObject(await collectFiles())).toEqual({ 'previous/unreadable-1.json': strange });
});

function toObject(files: { path: string; text: string | Blob }[]): Record<string, string | Blob> {
  return Object.fromEntries(files.map(({ path, text }) => [path, text]));
}
