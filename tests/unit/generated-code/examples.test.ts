import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { emit, type EmittedFile, type Emitter } from '../../../lib/compiler';
import { compileJava, hasJavaCompiler } from './compileJava';
import { compileRust, hasRustCompiler } from './compileRust';
import { hasPython, runPython } from './runPython';

vi.setConfig({ testTimeout: 120_000 });

const examplesFolder = path.resolve(__dirname, '../../../examples');

function readExample(file: string): string {
  return fs.readFileSync(path.join(examplesFolder, file), 'utf8');
}

function generate(contract: string, emitter: Emitter): EmittedFile[] {
  return emit([{ path: path.basename(contract), text: readExample(contract) }], emitter, { shared: true });
}

describe.skipIf(!hasJavaCompiler())('R-44 Java that the pages show beside generated code compiles with it', () => {
  it.each([
    ['emitters/java/Catalog.java', 'library/library.ws'],
    [
      'getting-started/maven/src/main/java/com/example/library/Main.java',
      'getting-started/maven/src/main/wirespec/library.ws',
    ],
  ] as const)('%s', (file, contract) => {
    const own = { path: `com/example/library/${path.basename(file)}`, text: readExample(file) };
    expect([...compileJava([own, ...generate(contract, 'java')])]).toEqual([]);
  });
});

describe.skipIf(!hasJavaCompiler())(
  'R-44 Java that the pages show for an integration compiles with generated code',
  () => {
    it('integration/spring/BookController.java, whose only foreign name is an annotation', () => {
      const annotation = {
        path: 'org/springframework/web/bind/annotation/RestController.java',
        text: 'package org.springframework.web.bind.annotation; public @interface RestController {}',
      };
      const own = {
        path: 'com/example/library/BookController.java',
        text: readExample('integration/spring/BookController.java'),
      };
      expect([...compileJava([annotation, own, ...generate('library/library.ws', 'java')])]).toEqual([]);
    });

    it('integration/runtime/JdkTransport.java, with the newer generation', () => {
      const own = {
        path: 'com/example/library/JdkTransport.java',
        text: readExample('integration/runtime/JdkTransport.java'),
      };
      const generated = emit([{ path: 'ping.ws', text: 'endpoint Ping GET /ping -> { 200 -> String }' }], 'java', {
        generation: 'ir',
        shared: true,
      });
      expect([...compileJava([own, ...generated])]).toEqual([]);
    });
  },
);

describe.skipIf(!hasJavaCompiler())('the change that the page about getting started makes', () => {
  it('breaks the Java program at the line that reads the field, and only there', () => {
    const contract = readExample('getting-started/maven/src/main/wirespec/library.ws');
    const text = readExample('getting-started/maven/src/main/java/com/example/library/Main.java');
    const generated = emit([{ path: 'library.ws', text: contract.replace('title: String', 'name: String') }], 'java', {
      shared: true,
    });
    const main = 'com/example/library/Main.java';
    expect([...compileJava([{ path: main, text }, ...generated])]).toEqual([[main, ['cannot find symbol']]]);
  });
});

describe.skipIf(!hasRustCompiler())('R-44 Rust that the pages show beside generated code compiles with it', () => {
  it('emitters/rust/lib.rs, which is all that the library example needs', () => {
    const own = { path: 'lib.rs', text: readExample('emitters/rust/lib.rs') };
    expect([...compileRust([own, ...generate('library/library.ws', 'rust')])]).toEqual([]);
  });
});

describe.skipIf(!hasPython())('R-44 Python that the pages show beside generated code runs with it', () => {
  it('emitters/python/catalog.py', () => {
    const own = { path: 'catalog.py', text: readExample('emitters/python/catalog.py') };
    const program = [
      'from catalog import Catalog',
      'from com.example.library.endpoint import FindBooks',
      'ask = lambda limit: Catalog([]).FindBooks(FindBooks.Request(title=None, genre=None, limit=limit, XRequestId=None))',
      'assert ask(1).status == 200 and ask(1).headers.total == 0, ask(1)',
      'assert ask(0).status == 400, ask(0)',
    ].join('\n');
    expect(runPython([own, ...generate('library/library.ws', 'python')], program)).toBe('');
  });
});
