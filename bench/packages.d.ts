// What the measurements use of the packages that only bench/package.json installs: the types are checked without them, and the same with them.

declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    /** Seconds. */
    timeout: number;
    requests: { method: 'GET'; path: string; headers: Record<string, string> }[];
  }

  interface Result {
    requests: { total: number; average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
    /** Bytes per second. */
    throughput: { average: number };
    errors: number;
    timeouts: number;
    non2xx: number;
    /** Seconds. */
    duration: number;
  }

  export default function autocannon(load: Load): Promise<Result>;
}

declare module 'chrome-launcher' {
  export function launch(options: {
    chromePath: string;
    chromeFlags: string[];
    logLevel: 'silent';
  }): Promise<{ port: number; kill(): void }>;
}

declare module 'esbuild' {
  interface Options {
    stdin: { contents: string; resolveDir: string; loader: 'ts' };
    bundle: true;
    minify: true;
    write: false;
    format: 'esm';
    platform: 'browser';
  }

  export function build(options: Options): Promise<{ outputFiles: { contents: Uint8Array }[] }>;
}

declare module 'flexsearch' {
  class Encoder {
    private readonly isEncoder;
  }

  interface Field {
    field: string;
    tokenize: 'strict' | 'forward';
    encoder: Encoder;
  }

  class Document {
    constructor(options: { tokenize: 'forward'; encoder: Encoder; document: { id: string; index: Field[] } });
    add(document: Readonly<Record<string, string>>): void;
    search(query: string, options: { suggest: true; limit: number }): { field: string; result: (string | number)[] }[];
  }

  const FlexSearch: { Document: typeof Document; Charset: { LatinBalance: Encoder } };
  export default FlexSearch;
}

declare module 'lighthouse' {
  interface Item {
    node?: { selector?: string };
    description?: string;
    sourceLocation?: { url: string };
    source?: { url?: string; snippet?: string };
    url?: string;
  }

  interface Audit {
    title: string;
    /** Nothing for an audit that does not apply. */
    score: number | null;
    numericValue?: number;
    details?: { items?: Item[] };
  }

  export interface Result {
    categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
    audits: Record<string, Audit>;
    finalDisplayedUrl: string;
    runtimeError?: { message: string };
  }

  interface Flags {
    port: number;
    logLevel: 'silent';
    locale: 'en-US';
    onlyCategories: string[];
    disableFullPageScreenshot: boolean;
    ignoreStatusCode: boolean;
  }

  export default function lighthouse(address: string, flags: Flags): Promise<{ lhr: Result } | undefined>;
}

declare module '@orama/orama' {
  /** A database of the engine; nothing of it is looked at. */
  interface Database {
    readonly isDatabase: unique symbol;
  }

  interface Query {
    term: string;
    properties: string[];
    boost: Record<string, number>;
    tolerance: number;
    threshold: number;
    limit: number;
  }

  interface Settings {
    schema: Record<string, 'string'>;
    components: {
      tokenizer: { language: string; normalizationCache: Map<string, string>; tokenize: (text: string) => string[] };
    };
  }

  export function create(settings: Settings): Database;
  export function insertMultiple(database: Database, documents: readonly object[]): void;
  export function save(database: Database): unknown;
  export function load(database: Database, saved: unknown): void;
  export function search(database: Database, query: Query): { hits: { document: { page: string } }[] };
}

declare module 'pagefind' {
  interface Index {
    addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
    writeFiles(options: { outputPath: string }): Promise<unknown>;
    deleteIndex(): Promise<unknown>;
  }

  export function createIndex(options: { rootSelector: string }): Promise<{ errors: string[]; index?: Index }>;
}
