import { expect, it } from 'vitest';
import { DropDocusaurusClient } from '../DropDocusaurusClient';

interface FakeChunk {
  name?: string;
  files: ReadonlySet<string>;
  getAllReferencedChunks: () => FakeChunk[];
}

const createChunk = (files: string[], ...referenced: FakeChunk[]): FakeChunk => ({
  files: new Set(files),
  getAllReferencedChunks: () => referenced,
});

/** Creates the main chunk of an entry, which has the entry's name. */
const createEntryChunk = (name: string, files: string[], ...referenced: FakeChunk[]): FakeChunk => ({
  ...createChunk(files, ...referenced),
  name,
});

/** Runs the plugin in a fake compilation, and lists the files that it deletes. */
function listDropped(entries: Record<string, FakeChunk[]>): string[] {
  const dropped: string[] = [];
  const compilation = {
    entrypoints: new Map(Object.entries(entries).map(([name, chunks]) => [name, { chunks }])),
    deleteAsset: (file: string) => {
      dropped.push(file);
    },
    hooks: {
      processAssets: {
        tap: (_options: unknown, handle: () => void) => {
          handle();
        },
      },
    },
  };
  new DropDocusaurusClient('site').apply({
    hooks: {
      thisCompilation: {
        tap: (_name, handle) => {
          handle(compilation);
        },
      },
    },
  });

  return dropped;
}

it('deletes the scripts of the Docusaurus application, including those that it loads later', () => {
  const entries = {
    main: [createEntryChunk('main', ['main.js'], createChunk(['page.js']))],
    site: [createEntryChunk('site', ['site.js'])],
  };
  expect(listDropped(entries)).toEqual(['main.js', 'page.js']);
});

it('keeps styles, and scripts that the client needs as well', () => {
  const runtime = createChunk(['runtime.js']);
  const react = createChunk(['react.js']);
  const entries = {
    main: [runtime, createEntryChunk('main', ['main.js', 'styles.css'], react, createChunk(['page.js', 'page.css']))],
    site: [runtime, createEntryChunk('site', ['site.js'], react)],
  };
  expect(listDropped(entries)).toEqual(['main.js', 'page.js']);
});

it('deletes the scripts of the application even if a shared stylesheet references them', () => {
  const main = createEntryChunk('main', ['main.js']);
  const styles = createChunk(['styles.css'], main);
  expect(listDropped({ main: [styles, main], site: [styles, createEntryChunk('site', ['site.js'])] })).toEqual([
    'main.js',
  ]);
});

it('refuses a build without the entry that pages load', () => {
  expect(() => listDropped({ main: [createChunk(['main.js'])] })).toThrow(
    'The bundler has no entry "site", which plugins/site-client/index.ts adds.',
  );
});
