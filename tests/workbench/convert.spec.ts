import { stringify } from 'yaml';
import { convert } from '../../lib/compiler';
import { CONVERTERS } from '../../lib/compiler/types';
import type { Page } from '@playwright/test';
import { BELOW } from '../support/sites';
import { expect, test } from '../support/test';
import { write } from '../support/write';
import { DOCUMENTS, LOSSY_DOCUMENT } from './documents';
import { UNUSUAL_DOCUMENTS } from './unusualDocuments';
import { drop, findEditor, findStatus, openWorkbench } from './openWorkbench';
import { runConverter } from './runConverter';

async function paste(page: Page, text: string): Promise<void> {
  await openWorkbench(page);
  await page.getByRole('button', { name: 'Convert' }).click();
  await write(page.getByRole('textbox', { name: /^Document/ }), text);
}

function findContract(page: Page) {
  return page.getByRole('region', { name: 'Converted contract' });
}

for (const { name, format, label, content } of DOCUMENTS) {
  for (const kind of ['JSON', 'YAML'] as const) {
    test(`${name} in ${kind} becomes the contract that the command line writes`, async ({ page }) => {
      const json = JSON.stringify(content, undefined, 2);
      await paste(page, kind === 'JSON' ? json : stringify(content));
      const { text } = convert({ path: 'document.json', text: json }, format);
      await expect(findContract(page).locator('pre code')).toHaveText(text.trim());
      await expect(page.getByLabel('Format')).toContainText(`Detected: ${label}`);
      await expect(page.getByText('it was converted to JSON first')).toHaveCount(kind === 'YAML' ? 1 : 0);
    });
  }
}

test('a chosen format is not shown as detected', async ({ page }) => {
  const [document] = DOCUMENTS;
  await paste(page, JSON.stringify(document.content));
  const formats = page.getByLabel('Format');
  await expect(formats).toContainText(`Detected: ${document.label}`);
  await formats.selectOption({ label: 'Avro' });
  await expect(formats).toContainText('Detect');
  await expect(formats).not.toContainText('Detected');
});

test('a name that the compiler refuses is explained, with its place in the document', async ({ page }) => {
  const operation = { operationId: 'stop', responses: { 200: { description: '' } } };
  const document = {
    openapi: '3.0.3',
    info: { title: 'A', version: '1' },
    paths: { '/jobs:stop': { post: operation } },
  };
  await paste(page, JSON.stringify(document));
  await expect(findStatus(page)).toHaveText('Converted, but the compiler refuses the contract');
  const losses = page.getByRole('region', { name: 'Losses of the conversion' });
  await expect(losses).toContainText('Refused by the compiler (1)');
  await expect(losses).toContainText('rename jobs:stop in the path: a part of a path may contain only English letters');
  await losses.getByRole('button', { name: /^line 1, / }).click();
  await expect(page.getByRole('textbox', { name: /^Document/ })).toBeFocused();
  await page.keyboard.insertText('X');
  await expect(page.getByRole('textbox', { name: /^Document/ })).toContainText('X"/jobs:stop"');
});

test('on a phone, the button below the path of the contract begins where the path does', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWorkbench(page, '?mode=convert');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await page.getByRole('button', { name: 'Show the contract' }).click();
  const button = await findContract(page).getByRole('button', { name: 'Edit as a contract' }).boundingBox();
  const path = await findContract(page)
    .getByText('rooms.ws')
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, bottom } = range.getBoundingClientRect();
      return { left, bottom };
    });
  expect(button?.y).toBeGreaterThan(path.bottom);
  expect(button?.x).toBe(path.left);
});

for (const converter of CONVERTERS) {
  test(`unusual documents have the same result as on the command line: ${converter}`, async ({ page }) => {
    test.setTimeout(120_000);
    await paste(page, '');
    const editor = page.getByRole('textbox', { name: /^Document/ });
    const documents = UNUSUAL_DOCUMENTS.filter(({ format }) => format === converter);
    expect(documents.length).toBeGreaterThan(0);
    for (const { name, text, json = text } of documents) {
      await test.step(name, async () => {
        const { contract, reason } = runConverter(converter, json);
        await write(editor, text);
        if (contract === undefined) {
          const problems = page.getByRole('list', { name: 'Problems' });
          await expect(problems, name).toContainText(reason.slice(0, 200));
          // The explanation comes before the message of the converter.
          await expect(problems, name).toContainText(/\. The \w+ converter \(document\.json\) failed/);
        } else {
          await expect(findContract(page).locator('pre code'), name).toHaveText(contract.trim());
        }
      });
    }
  });
}

test('the example replaces the document, shows losses, and can be undone', async ({ page }) => {
  await paste(page, 'openapi: 3.0.3');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(findContract(page)).toContainText('endpoint GetRoom GET /rooms/{name: String}');
  await expect(findContract(page)).toContainText('rooms.ws');
  await expect(findStatus(page)).toHaveText('Converted, but 2 parts of the document are lost or changed');
  await expect(page.getByRole('button', { name: 'Show the contract' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('textbox', { name: /^Document/ })).toHaveText('openapi: 3.0.3');
});

test('a converted contract can be edited as one of the contracts', BELOW, async ({ page }) => {
  await openWorkbench(page);
  await drop(page, [{ name: 'pets.yaml', text: stringify(DOCUMENTS[1].content) }]);
  await page.getByRole('button', { name: 'Edit as a contract' }).click();
  await expect(page.getByRole('tab')).toHaveText(['pets.ws']);
  await expect(findEditor(page)).toContainText('endpoint FindPets');
  // The pressed button has disappeared.
  await expect(findEditor(page)).toBeFocused();
});

for (const kind of ['JSON', 'YAML'] as const) {
  test(`each loss of a conversion is listed, with a link to its place and a repair: ${kind}`, async ({ page }) => {
    await paste(page, kind === 'JSON' ? JSON.stringify(LOSSY_DOCUMENT, undefined, 2) : stringify(LOSSY_DOCUMENT));
    const report = page.getByRole('region', { name: 'Losses of the conversion' });
    await expect(report.getByRole('heading', { level: 3 })).toHaveText([
      'Different on the wire (2)',
      'Checked less strictly (1)',
      'Left out of the contract (1)',
    ]);
    const pattern = report.getByRole('listitem').filter({ hasText: '/Pet/properties/name/pattern' });
    await expect(pattern).toContainText('pattern: ^[A-Z][a-z]+$ is dropped');
    await expect(pattern).toContainText('type PetName = String(/^[A-Z][a-z]+$/)');
    await pattern.getByRole('button', { name: /^line / }).press('Enter');
    const editor = page.getByRole('textbox', { name: /^Document/ });
    await expect(editor).toBeFocused();
    await page.keyboard.type('here ');
    await expect(editor).toContainText(kind === 'JSON' ? 'here "pattern":' : 'here pattern:');
  });
}

test('a check that failed can be tried again, without another conversion', async ({ page }) => {
  await page.addInitScript(() => {
    const send = Object.getOwnPropertyDescriptor(Worker.prototype, 'postMessage')!.value as Worker['postMessage'];
    let hasFailed = false;
    Worker.prototype.postMessage = function (this: Worker, message: { kind?: string }): void {
      if (message.kind === 'check' && !hasFailed) {
        hasFailed = true;
        this.dispatchEvent(new ErrorEvent('error', { message: 'crash' }));
      } else send.call(this, message);
    };
  });
  await openWorkbench(page, '?mode=convert');
  await page.getByRole('button', { name: 'Show an example' }).click();
  const result = findContract(page);
  const status = result.locator('[role=status][data-tone]');
  await expect(status).toHaveText('Converted, but not checked');
  await expect(result.getByRole('list', { name: 'Problems' })).toContainText('The compiler crashed, ');
  await result.getByRole('button', { name: 'Try again' }).click();
  await expect(status).toHaveText(/^Converted, but \d parts of the document are lost or changed$/);
  await expect(result.getByRole('list', { name: 'Problems' })).toHaveCount(0);
});

test('a name that breaks generated code is listed with its place', async ({ page }) => {
  const parameters = [{ name: 'a', in: 'path', required: true, schema: { type: 'string' } }];
  const get = { operationId: 'getThing', parameters, responses: { 204: { description: '' } } };
  const document = { openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/{a}/{a}': { get } } };
  await paste(page, JSON.stringify(document));
  const losses = page.getByRole('region', { name: 'Losses of the conversion' });
  await expect(losses).toContainText('Generated code does not compile (1)');
  await expect(losses.getByRole('listitem')).toContainText('rename the path parameter, whose name is not sent');
});

test('a conversion without losses has a green status, and no report', async ({ page }) => {
  await paste(page, '{"type": "record", "name": "Loan", "fields": [{"name": "book", "type": "string"}]}');
  await expect(findStatus(page)).toHaveText('Converted');
  await expect(findStatus(page)).toHaveAttribute('data-tone', 'good');
  await expect(page.getByRole('region', { name: 'Losses of the conversion' })).toHaveCount(0);
});

test('a path that a document has twice is a loss, because only the last one is converted', async ({ page }) => {
  const operation = (id: string) => ({ [id]: { operationId: id, responses: { 204: { description: '' } } } });
  const paths = ['get', 'post'].map((id) => `"/a": ${JSON.stringify(operation(id))}`).join(', ');
  await paste(page, `{"openapi": "3.0.0", "info": {"title": "t", "version": "1"}, "paths": {${paths}}}`);
  const report = page.getByRole('region', { name: 'Losses of the conversion' });
  await expect(report.getByRole('listitem').filter({ hasText: '/a is written more than once' })).toHaveCount(1);
  await expect(findStatus(page)).not.toHaveAttribute('data-tone', 'good');
});

for (const [name, text, message] of [
  ['no document', 'hello', 'neither an OpenAPI document nor an Avro schema'],
  ['another document', '{"hello": "world"}', 'choose its format'],
  ['YAML with a mistake', 'openapi: [3', 'This is neither JSON nor YAML.'],
  ['YAML with tabs', 'openapi: 3.0.3\npaths:\n\t/a: {}', 'This is neither JSON nor YAML. Tabs are not allowed'],
  ['null', 'null', 'does not look like an OpenAPI 2 or 3 document or an Avro schema'],
  ['an empty list', '[]', 'does not look like an OpenAPI 2 or 3 document or an Avro schema'],
] as const) {
  test(`a message explains why text cannot be converted: ${name}`, async ({ page }) => {
    await paste(page, text);
    await expect(page.getByRole('list', { name: 'Problems' })).toContainText(message);
  });
}

test('if the converter refuses a document, the page shows an explanation and the message of the command line', async ({
  page,
}) => {
  const text = '{"openapi": "3.0.0", "paths": 5}';
  let message = '';
  try {
    convert({ path: 'document.json', text }, 'openapi-v3');
  } catch (error) {
    message = (error as Error).message;
  }
  await paste(page, text);
  await expect(page.getByRole('list', { name: 'Problems' })).toHaveText(
    `The value of \`$.paths\` does not have the type that the format requires. Correct the value. ${message.replaceAll(/\s+/g, ' ')}`,
  );
});

test('a mistake in the JSON of a document is a link to its place', async ({ page }) => {
  await paste(page, '{\n  "openapi": "3.0.0",\n  "info": {},\n  paths: {}\n}');
  await page.getByRole('button', { name: 'line 4, column 3' }).press('Enter');
  const editor = page.getByRole('textbox', { name: /^Document/ });
  await expect(editor).toBeFocused();
  await page.keyboard.type('here ');
  await expect(editor).toContainText('here paths: {}');
});

test('a problem of the converted contract is a link to its line', async ({ page }) => {
  const response = { description: '' };
  const operation = { operationId: 'findA', responses: { '200': response, default: response } };
  await paste(
    page,
    JSON.stringify({ openapi: '3.0.3', info: { title: 'A', version: '1' }, paths: { '/a': { get: operation } } }),
  );
  const problems = page.getByRole('list', { name: 'Problems' });
  const place = problems.getByRole('button', { name: /^line \d+, column \d+$/ });
  const [, line] = /^line (\d+)/.exec((await place.textContent()) ?? '') ?? [];
  await place.press('Enter');
  const code = findContract(page).getByRole('group', { name: 'document.ws' });
  await expect(code).toBeFocused();
  const written = (await code.textContent())?.split('\n')[Number(line) - 1]?.trim() ?? '';
  const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(selected).not.toBe('');
  expect(written.endsWith(selected)).toBe(true);
});

/** Changes the JSON that the worker for documents sends to the page. */
async function changeResponses(page: Page, before: string, after: string): Promise<void> {
  await page.addInitScript(
    ([replaced, replacement]) => {
      // `Worker` inherits the method from `EventTarget`.
      const add = EventTarget.prototype.addEventListener;
      Worker.prototype.addEventListener = function (this: Worker, type: string, listener: (event: Event) => void) {
        add.call(this, type, (event) => {
          const data = event instanceof MessageEvent ? (event.data as { document?: { json?: unknown } }) : {};
          const json = data.document?.json;
          if (typeof json !== 'string') {
            listener(event);
            return;
          }
          const document = { ...data.document, json: json.replace(replaced!, replacement!) };
          listener(new MessageEvent('message', { data: { document } }));
        });
      } as typeof add;
    },
    [before, after],
  );
}

for (const kind of ['JSON', 'YAML'] as const) {
  test(`a large document is parsed in a worker, never in the page: ${kind}`, async ({ page }) => {
    const schemas = Object.fromEntries(
      Array.from({ length: 300 }, (_, index) => [`Thing${index}`, { type: 'object', description: 'x'.repeat(300) }]),
    );
    const content = { openapi: '3.0.3', info: { title: 'Large', version: '1' }, paths: {}, components: { schemas } };
    const text = kind === 'JSON' ? JSON.stringify(content, undefined, 2) : stringify(content);
    await changeResponses(page, '"Thing0"', '"FromWorker"');
    await openWorkbench(page, '?mode=convert');
    await page.evaluate(() => {
      const parsed: number[] = [];
      const parse = JSON.parse.bind(JSON);
      JSON.parse = (source: string, reviver?: Parameters<typeof parse>[1]) => {
        parsed.push(source.length);
        return parse(source, reviver) as unknown;
      };
      Object.assign(window, { parsed });
    });
    await drop(page, [{ name: kind === 'JSON' ? 'large.json' : 'large.yaml', text }]);
    await expect(findStatus(page)).toContainText('Converted');
    // If the page parsed the document itself, it would not show the change.
    await expect(findContract(page).locator('pre code')).toContainText('type FromWorker');
    const parsed = await page.evaluate(() => Reflect.get(window, 'parsed') as number[]);
    expect(Math.max(0, ...parsed)).toBeLessThan(50_000);
  });
}

test('a stopped conversion ends its worker, and its result never appears', async ({ page }) => {
  const names = Array.from({ length: 15_000 }, (_, index) => `Thing${index}`);
  const ok = (name: string): object => ({ schema: { $ref: `#/components/schemas/${name}` } });
  const content = {
    ...{ openapi: '3.0.3', info: { title: 'Long', version: '1' } },
    paths: Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        { get: { responses: { 200: { description: '', content: { 'application/json': ok(name) } } } } },
      ]),
    ),
    components: {
      schemas: Object.fromEntries(
        names.map((name) => [name, { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } }]),
      ),
    },
  };
  // Afterwards, the compiler is loaded and idle, so it begins the next conversion at once.
  const short = { name: 'short.json', text: '{"type": "record", "name": "Loan", "fields": []}' };
  await openWorkbench(page, '?mode=convert');
  await drop(page, [short]);
  await expect(findStatus(page)).toContainText('Converted');
  await drop(page, [{ name: 'long.json', text: JSON.stringify(content) }]);
  await expect(findStatus(page)).toHaveText('Converting…');
  // A document of 3.6 MB takes longer than the 2 seconds that a stopped conversion may still use, also on fast
  // computers.
  const compilers = page.workers().filter((worker) => /compiler/.test(worker.url()));
  const ended = Promise.all(compilers.map((worker) => worker.waitForEvent('close')));
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(findStatus(page)).toHaveText('Stopped: nothing was converted');
  expect(compilers).toHaveLength(1);
  await ended;
  await expect(findStatus(page)).toHaveText('Stopped: nothing was converted');
  await expect(findContract(page)).toContainText('The contract appears here.');
  // The next document is converted by another worker.
  await drop(page, [short], 'main');
  await expect(findContract(page)).toContainText('type Loan');
});
