import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { emit, type EmittedFile, type Emitter, type Generation } from '../../lib/compiler';
import { compileJava } from '../../tools/claims/compilers/compileJava';
import { compileRust } from '../../tools/claims/compilers/compileRust';
import { listExamples } from './listExamples';
import { listTypedBlocks } from './listTypedBlocks';
import { readExample } from './readExample';
import { readStubs } from './readStubs';
import { runPython } from '../../tools/claims/compilers/runPython';
import { readSystemTools } from '../../tools/claims/systemTools';

const TOOLS = readSystemTools();

vi.setConfig({ testTimeout: 120_000 });

function generate(contracts: readonly string[], emitter: Emitter, generation: Generation = 'default'): EmittedFile[] {
  const sources = contracts.map((file) => ({ path: path.basename(file), text: readExample(file) }));
  return emit(sources, emitter, { generation, shared: true });
}

/** Returns an example in the package of the generated code, where javac looks for it. */
function placeJava(file: string): EmittedFile {
  return { path: `com/example/library/${path.basename(file)}`, text: readExample(file) };
}

/** Java below `examples/` by the contracts whose generated code it uses. */
const JAVA_EXAMPLES = {
  library: [
    'emitters/java/Catalog.java',
    'integration/avro/LoanRecords.java',
    'integration/avro/LoanTopic.java',
    'integration/jackson/LibraryJson.java',
    'integration/spring/BookController.java',
    'integration/spring/LibraryApplication.java',
    'integration/spring/RemoteLibrary.java',
    'integration/wiremock/LibraryStubs.java',
    'plugins/maven/src/preprocessor/java/com/example/library/AnyOfToOneOf.java',
  ],
  runtime: ['integration/runtime/JdkTransport.java', 'integration/runtime/Main.java'],
  recipes: ['guides/recipes/Values.java'],
  gettingStarted: [
    'getting-started/maven/src/main/java/com/example/library/Json.java',
    'getting-started/maven/src/main/java/com/example/library/Main.java',
    'getting-started/maven/src/main/java/com/example/library/Serve.java',
  ],
} as const;

/** Java code that is written in pages, with the lines that turn it into a file of the package. */
const JAVA_BLOCKS = {
  'docs/integration/jackson.md': {
    file: 'Snippet.java',
    before: `import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import community.flock.wirespec.integration.jackson.java.WirespecSerialization;
import community.flock.wirespec.java.Wirespec;
class Snippet {
`,
    after: '}',
  },
  'docs/intro/intro-generate.md': {
    file: 'Members.java',
    before: `import com.example.library.endpoint.GetMember;
import com.example.library.model.Member;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
`,
    after: '',
  },
} as const;

/** Returns the Java code that is written in a page, as files of the package. */
function placeBlocks(page: keyof typeof JAVA_BLOCKS): EmittedFile[] {
  const { file, before, after } = JAVA_BLOCKS[page];
  return listTypedBlocks('java')
    .filter((block) => block.page === page)
    .map(({ body }) => ({
      path: `com/example/library/${file}`,
      text: `package com.example.library;\n${before}${body}${after}`,
    }));
}

describe('Java that the pages show', () => {
  it('consists of the files and blocks that the tests below compile', () => {
    expect(Object.values(JAVA_EXAMPLES).flat().sort()).toEqual(listExamples('.java'));
    expect(Object.keys(JAVA_BLOCKS)).toEqual(listTypedBlocks('java').map(({ page }) => page));
  });
});

describe.skipIf(!TOOLS.has('javac'))(
  'R-44 Java that the pages show compiles with generated code, where there is a JDK',
  () => {
    it('of the default generation, with stubs for Spring, Jackson, WireMock, Avro, Kafka and the integrations', async () => {
      const stubs = readStubs(
        [
          'avro',
          'jackson',
          'kafka',
          'spring',
          'wiremock',
          'wirespec-avro',
          'wirespec-jackson',
          'wirespec-spring',
          'wirespec-wiremock',
        ],
        ['.java'],
      );
      // The Spring emitter writes the same code with annotations, and the Avro emitter adds classes: see the stubs.
      const generated = generate(['library/library.ws', 'integration/avro/loans.ws'], 'java');
      const blocks = placeBlocks('docs/integration/jackson.md');
      const files = [...generated, ...stubs, ...blocks, ...JAVA_EXAMPLES.library.map(placeJava)];
      expect([...(await compileJava(files))]).toEqual([]);
    });

    it('unless a stub for WireMock returns the response of another endpoint, with stubs for Jackson, WireMock and the integrations', async () => {
      const right = placeJava('integration/wiremock/LibraryStubs.java');
      const wrong = right.text.replace('new FindBooks.Response200(0L, List.of())', 'new RemoveBook.Response204()');
      const stubs = readStubs(['jackson', 'wiremock', 'wirespec-jackson', 'wirespec-wiremock'], ['.java']);
      const errors = await compileJava([
        { ...right, text: wrong },
        ...stubs,
        ...generate(['library/library.ws'], 'java'),
      ]);
      expect([...errors]).toEqual([[right.path, [expect.stringMatching(/^incompatible types: /)]]]);
    });

    it('of the newer generation, with stubs for Jackson and its integration', async () => {
      // The page says that channels must be in a separate contract, because their code does not compile.
      const generated = generate(['library/library.ws', 'intro/members.ws'], 'java', 'ir').filter(
        (file) => !file.path.includes('/channel/'),
      );
      const stubs = readStubs(['jackson', 'wirespec-jackson'], ['.java']);
      const files = [...JAVA_EXAMPLES.runtime.map(placeJava), ...placeBlocks('docs/intro/intro-generate.md')];
      expect([...(await compileJava([...files, ...stubs, ...generated]))]).toEqual([]);
    });

    it.each(JAVA_EXAMPLES.recipes)('%s', async (file) => {
      const generated = generate(['guides/recipes/contracts/values.ws'], 'java');
      expect([...(await compileJava([placeJava(file), ...generated]))]).toEqual([]);
    });

    it('of Getting started', async () => {
      const generated = generate(['getting-started/maven/src/main/wirespec/library.ws'], 'java', 'ir');
      expect([...(await compileJava([...JAVA_EXAMPLES.gettingStarted.map(placeJava), ...generated]))]).toEqual([]);
    });
  },
);

describe.skipIf(!TOOLS.has('javac'))(
  'the change that the page about getting started makes, where there is a JDK',
  () => {
    it('breaks the Java program at the line that reads the field, and only there', async () => {
      const contract = readExample('getting-started/maven/src/main/wirespec/library.ws');
      const changed = [{ path: 'library.ws', text: contract.replace('title: String', 'name: String') }];
      const generated = emit(changed, 'java', { shared: true, generation: 'ir' });
      const programs = JAVA_EXAMPLES.gettingStarted.map(placeJava);
      expect([...(await compileJava([...programs, ...generated]))]).toEqual([
        ['com/example/library/Main.java', ['cannot find symbol']],
      ]);
    });
  },
);

describe.skipIf(!TOOLS.has('rustc'))(
  'R-44 Rust that the pages show beside generated code compiles with it, where there is a rustc',
  () => {
    it('emitters/rust/lib.rs, which is all that the library example needs', async () => {
      const own = { path: 'lib.rs', text: readExample('emitters/rust/lib.rs') };
      expect([...(await compileRust([own, ...generate(['library/library.ws'], 'rust')]))]).toEqual([]);
    });
  },
);

describe.skipIf(!TOOLS.has('python3'))(
  'R-44 Python that the pages show beside generated code runs with it, where there is Python 3.10 or newer',
  () => {
    it('emitters/python/catalog.py', async () => {
      const own = { path: 'catalog.py', text: readExample('emitters/python/catalog.py') };
      const program = [
        'from catalog import Catalog',
        'from com.example.library.endpoint import FindBooks',
        'ask = lambda limit: Catalog([]).FindBooks(FindBooks.Request(title=None, genre=None, limit=limit, XRequestId=None))',
        'assert ask(1).status == 200 and ask(1).headers.total == 0, ask(1)',
        'assert ask(0).status == 400, ask(0)',
      ].join('\n');
      expect(await runPython([own, ...generate(['library/library.ws'], 'python')], program)).toBe('');
    });

    it('guides/python, where the client prints the output on the page', async () => {
      const page = readFileSync(path.join(__dirname, '../../docs/guides/python.md'), 'utf8');
      const [, shown = ''] = /```text title="output of ask.py"\n(.*?)```/s.exec(page) ?? [];
      expect(shown).not.toBe('');
      const own = ['transport.py', 'serve.py', 'ask.py'].map((file) => ({
        path: file,
        text: readExample(`guides/python/${file}`),
      }));
      const contract = [{ path: 'library.ws', text: readExample('getting-started/npm/contracts/library.ws') }];
      const generated = emit(contract, 'python', { generation: 'ir', shared: true, packageName: 'library' });
      const program = [
        'import contextlib, io, sys, threading',
        'from http.server import ThreadingHTTPServer',
        'import serve',
        'serve.Server.log_message = lambda *words: None',
        'server = ThreadingHTTPServer(("127.0.0.1", 0), serve.Server)',
        'threading.Thread(target=server.serve_forever, daemon=True).start()',
        'sys.argv = ["ask.py", str(server.server_port)]',
        'printed = io.StringIO()',
        'with contextlib.redirect_stdout(printed):',
        '    import ask',
        `assert printed.getvalue() == ${JSON.stringify(shown)}, printed.getvalue()`,
        // Requests as they are on the wire, which a client library would not send.
        'import socket',
        'def attack(target, headers=""):',
        '    with socket.create_connection(("127.0.0.1", server.server_port)) as connection:',
        '        connection.sendall(f"GET {target} HTTP/1.0\\r\\n{headers}\\r\\n".encode())',
        '        return int(connection.makefile("rb").readline().split()[1])',
        'find = serve.Library.get_book',
        'async def fail(self, request):',
        '    if request.path.isbn == "7": raise RuntimeError("no books")',
        '    return await find(self, request)',
        'serve.Library.get_book = fail',
        'targets = ["/books/%E0%A4%A", "/books/__proto__", "/books/%00", "//[x/books", "*", "/books/7"]',
        'statuses = [attack(target) for target in targets]',
        'assert statuses == [400, 404, 404, 404, 404, 500], statuses',
        'assert attack("/books/9780141439600", "X-Note: \\u2192\\r\\n") == 200',
      ].join('\n');
      expect(await runPython([...own, ...generated], program)).toBe('');
    });
  },
);
