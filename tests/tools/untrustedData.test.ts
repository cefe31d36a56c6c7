import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { OxlintOverride } from 'oxlint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import oxlintConfig from '../../oxlint.config.mjs';
import { REPOSITORY } from '../../tools/support/paths.mjs';
import { writeFiles } from '../support/makeFolder';
import { runOxlint } from '../support/runOxlint';

const RULES = ['site/untrusted-data', 'site/untrusted-messages', 'site/untrusted-files'];

const REFUSED: Readonly<Record<string, string>> = {
  'src/theme/Tabs/client.ts': "export const kept = localStorage.getItem('tab');\n",
  'src/client/scroll.ts': "export const kept = window.sessionStorage.getItem('top');\n",
  'src/live/workbench/blobs.ts': "export const open = () => window.indexedDB.open('blobs');\n",
  'src/client/start.ts': 'const { localStorage: kept } = window;\nexport default kept;\n',
  'src/components/Wire.ts': 'export const read = (text: string) => JSON.parse(text) as string;\n',
  'plugins/site-search/client/page.ts': 'export const query = window.location.search;\n',
  'plugins/site-search/client/dialog.ts': "export const query = location['search'];\n",
  'src/theme/Footer/client.ts': 'const { hash } = window.location;\nexport default hash;\n',
  'src/client/hash.ts': 'export const hash = document.location.hash;\n',
  'plugins/offline/client/listPages.ts': "export const has = () => caches.has('pages');\n",
  'plugins/offline/worker/serve.ts': "export const has = () => self.caches.has('pages');\n",
  'src/live/workbench/tabs.ts': "window.addEventListener('message', ({ data }) => { document.title = data; });\n",
  'src/live/tour/progress.ts': "addEventListener('storage', ({ newValue }) => { document.title = newValue ?? ''; });\n",
  'src/live/compiler/LiveCompiler.ts':
    "const worker = new Worker('x.js');\nworker.onmessage = ({ data }) => { document.title = data; };\n",
  'src/theme/Tabs/tabChoices.ts': "export const channel = new BroadcastChannel('tabs');\n",
  'plugins/offline/client/registration.ts':
    "navigator.serviceWorker.addEventListener('message', ({ data }) => { document.title = data; });\n",
  'src/client/navigation/site.ts': 'export const path = window.location.pathname;\n',
  'src/client/navigation/release.ts': 'export const here = new URL(window.location.href);\n',
  'src/client/navigation/prefetching.ts':
    'export const isHere = (isSame: (place: Location) => boolean) => isSame(window.location);\n',
  'src/live/workbench/share/copyLink.ts': 'const { location } = window;\nexport default location;\n',
  'src/client/navigation/scrollPositions.ts': 'export const state: unknown = window.history.state;\n',
  'src/client/overlay/showOverlay.ts': 'const { state } = history;\nexport default state;\n',
  'src/live/edit/prepareBlock.ts': 'export const address = document.URL;\n',
  'src/live/share/decodeState.ts': 'export const base = window.document.baseURI;\n',
  'src/client/referrer.ts': 'export const from = document.referrer;\n',
  'src/client/windowName.ts': 'export const kept = window.name;\n',
  'src/client/cookies.ts': 'export const cookies = document.cookie;\n',
  'src/live/edit/storedEdits.ts': "export const kept = globalThis.window.localStorage.getItem('edit');\n",
  'src/live/tour/drafts.ts': 'const { parse } = JSON;\nexport default parse;\n',
  'plugins/offline/client/savedFiles.ts': 'export const read = (response: Response) => response.json();\n',
  'plugins/site-search/shared/engine/read.ts': 'export const read = (text: string) => JSON.parse(text) as string;\n',
  'lib/offline/isGenuine.ts': 'export const read = (text: string) => JSON.parse(text) as string;\n',
  'src/live/edit/EditedBlock.tsx': 'export const list = ({ dataTransfer }: DragEvent) => [...dataTransfer!.files];\n',
  'plugins/site-search/client/shortenPastedMessage.ts':
    "export const read = (event: ClipboardEvent) => event.clipboardData?.getData('text/html');\n",
  'src/live/workbench/Workspace.tsx': 'export const read = () => navigator.clipboard.readText();\n',
  'src/live/storage/saveFile.ts': "export const read = (event: DragEvent) => event['dataTransfer'];\n",
  'src/live/workbench/pasteByName.ts':
    'export const read = (event: ClipboardEvent) => { const { clipboardData: data } = event; return data; };\n',
  'src/live/workbench/pasteByText.ts':
    "export const read = (event: ClipboardEvent) => { const { 'clipboardData': data } = event; return data; };\n",
  'src/live/workbench/dropByText.ts': "export const list = ({ 'dataTransfer': transfer }: DragEvent) => transfer;\n",
  'src/live/workbench/readText.ts': 'const { readText } = navigator.clipboard;\nexport default readText;\n',
  'src/live/workbench/clipboard.ts': 'const { clipboard } = window.navigator;\nexport default clipboard;\n',
  'src/live/workbench/board.ts': 'const board = navigator.clipboard;\nexport default board;\n',
  'src/components/FileField.ts': 'export const reader = new FileReader();\n',
  'src/live/workbench/frame/sortOpenedFiles.ts':
    'export const read = (item: DataTransferItem) => item.webkitGetAsEntry();\n',
  'src/live/workbench/read/useFileDrops.ts': 'export const list = (event: DragEvent) => event.dataTransfer?.items;\n',
  'plugins/offline/worker/remove.ts': "self['onmessage'] = ({ data }) => { self.name = data; };\n",
};

const ACCEPTED: Readonly<Record<string, string>> = {
  'src/client/blobStorage.ts': "export const open = () => window.indexedDB.open('blobs');\n",
  'src/client/storage.ts': "export const kept = localStorage.getItem('tab');\n",
  'lib/json/parseJson.ts': 'export const read = (text: string): unknown => JSON.parse(text);\n',
  'src/client/navigation/address.ts': 'export const hash = window.location.hash;\n',
  'lib/offline/copies.ts': 'export const names = () => caches.keys();\n',
  'src/client/navigation/navigation.ts':
    'export const leave = (url: URL) => window.location.assign(url);\nexport const { origin } = new URL(window.location.origin);\n',
  'src/client/navigation/showPage.ts': "export const { hash, search, URL: place } = { hash: '', search: '', URL };\n",
  'src/client/write.ts': 'export const write = JSON.stringify({ caches: 1 });\n',
  'src/client/listenToWorker.ts':
    "export const listen = (worker: Worker) => worker.addEventListener('message', () => undefined);\n",
  'src/live/compiler/compiler.worker.ts': "self.addEventListener('message', () => undefined);\n",
  'src/live/compiler/ask.ts':
    "export const listen = (worker: Worker) => worker.addEventListener('error', () => undefined);\n",
  'src/client/transfers.ts': 'export const list = ({ dataTransfer }: DragEvent) => [...(dataTransfer?.files ?? [])];\n',
  'src/live/workbench/frame/readDroppedFiles.ts':
    'export const read = (item: DataTransferItem) => item.webkitGetAsEntry();\n',
  'src/live/workbench/frame/useFileDrops.ts': 'export const list = (event: DragEvent) => event.dataTransfer?.items;\n',
  'src/client/__tests__/storage.test.ts': "export const kept = localStorage.getItem('tab');\n",
};

let folder: string;
let messages: Map<string, string>;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'untrusted-'));
  writeFiles(folder, { ...REFUSED, ...ACCEPTED, '.oxlintrc.json': JSON.stringify(makeConfig()) });
  messages = new Map(runOxlint(folder).map(({ filename, message }) => [filename, message]));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Creates a configuration with only these rules, for the same files as in the repository's own configuration. */
function makeConfig() {
  return {
    categories: { correctness: 'off' },
    jsPlugins: [path.join(REPOSITORY, 'tools/lint/sitePlugin.mjs')],
    overrides: oxlintConfig.overrides.flatMap((override: OxlintOverride) => {
      const rules = Object.entries(override.rules ?? {}).filter(([name]) => RULES.includes(name));
      return rules.length === 0 ? [] : [{ ...override, rules: Object.fromEntries(rules) }];
    }),
  };
}

describe('reading storage, caches, JSON, messages, files or the address directly', () => {
  it.each(Object.keys(REFUSED))('is refused in %s', (file) => {
    expect(messages.get(file)).toContain('from outside this release');
  });

  it.each(Object.keys(ACCEPTED))('is accepted in %s', (file) => {
    expect(messages.get(file)).toBeUndefined();
  });
});
