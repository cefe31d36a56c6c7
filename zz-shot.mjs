import { spawn } from 'node:child_process';
import { chromium } from '@playwright/test';
const server = spawn('node', ['tools/serve.mjs', 'build'], { env: { ...process.env, PORT: '4710' }, stdio: 'ignore' });
await new Promise((r) => setTimeout(r, 2500));
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
try {
  const todo = process.argv.slice(2).length ? process.argv.slice(2) : ['360:dark:write', '768:light:write', '1280:dark:write', '1920:light:write', '1280:light:convert', '1280:dark:compare', '360:dark:compare'];
  for (const item of todo) {
    const [w, theme, state] = item.split(':');
    const page = await browser.newPage({ viewport: { width: +w, height: +w < 500 ? 760 : 900 } });
    page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) console.log(item, m.text()); });
    page.on('pageerror', (e) => console.log(item, e.message));
    page.on('requestfailed', (r) => console.log(item, 'failed', r.url()));
    await page.addInitScript((t) => { localStorage.setItem('theme', t); }, theme);
    await page.goto('http://localhost:4710/play');
    await page.getByRole('button', { name: 'Write' }).waitFor();
    await page.evaluate((t) => document.documentElement.setAttribute('data-theme', t), theme);
    if (state === 'convert') {
      await page.getByRole('button', { name: 'Convert' }).click();
      await page.getByRole('textbox', { name: /Document/ }).click();
      await page.keyboard.insertText('openapi: 3.0.3\ninfo:\n  title: Pets\n  version: "1"\npaths:\n  /pets:\n    get:\n      operationId: listPets\n      responses:\n        "200":\n          description: ok\n          content:\n            application/json:\n              schema:\n                type: array\n                items:\n                  $ref: "#/components/schemas/Pet"\ncomponents:\n  schemas:\n    Pet:\n      type: object\n      required: [name]\n      properties:\n        name: {type: string}\n        age: {type: integer}\n');
      await page.waitForTimeout(2500);
    } else if (state === 'compare') {
      await page.getByRole('button', { name: 'Compare' }).click();
      await page.getByRole('button', { name: 'Show an example' }).click();
      await page.waitForTimeout(2500);
    } else if (state === 'sheet') {
      await page.keyboard.press('?'); await page.waitForTimeout(300);
    } else if (state === 'wrong') {
      await page.getByRole('combobox', { name: 'Example' }).selectOption({ label: 'A contract with a mistake' });
      await page.waitForTimeout(2500);
      await page.getByRole('button', { name: 'Rename' }).click();
    } else { await page.waitForTimeout(2500); }
    await page.screenshot({ path: `/tmp/playshots/${w}-${theme}-${state}.png`, fullPage: state === 'compare' || +w < 500 });
    console.log(item, await page.evaluate(() => document.documentElement.scrollWidth));
    await page.close();
  }
} finally { await browser.close(); server.kill(); }
