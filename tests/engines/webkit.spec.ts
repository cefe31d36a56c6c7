import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { expect } from '@playwright/test';
import { Builder, By, Key, until, type WebDriver } from 'selenium-webdriver';
import { findFreePort } from '../support/findFreePort';
import { findProgram } from '../support/findProgram';
import { SITE_URL } from '../support/sites';
import { type EnginePage, WAIT_MS } from './Engine';
import { testEngine } from './testEngine';

// Playwright drives only its own build of WebKit. Selenium drives MiniBrowser, which belongs to the system's WebKit. It
// needs a display.

const MISSING = ['WebKitWebDriver', 'Xvfb'].filter((name) => findProgram(name) === undefined).join(' and ');

testEngine({
  name: 'WebKit',
  missing: MISSING === '' ? undefined : `${MISSING} not installed (Debian: apt-get install webkit2gtk-driver xvfb)`,
  launch,
});

async function launch(): Promise<EnginePage> {
  const display = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const port = await findFreePort();
  const server = start('WebKitWebDriver', [`--port=${port}`], { DISPLAY: `:${await readDisplay(display)}` });
  const driver = await connect(`http://127.0.0.1:${port}`);
  return {
    ...createPage(driver),
    close: async () => {
      await driver.quit();
      await stop(server);
      await stop(display);
    },
  };
}

/** Starts a program. If the test does not stop it, it ends with the process of the tests. */
function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'ignore'] });
  process.once('exit', () => child.kill());
  return child;
}

/** Reads the number of the display. Xvfb chooses a free one, and prints it when it is ready. */
async function readDisplay(display: ChildProcess): Promise<string> {
  const end = once(display, 'close').then(() => {
    throw new Error('Xvfb ended before it was ready.');
  });
  // `stdio` of `start` makes standard output a stream.
  return String(await Promise.race([once(display.stdout!, 'data'), end])).trim();
}

/** Waits until the server is ready, and opens a window. */
async function connect(url: string): Promise<WebDriver> {
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: WAIT_MS }).toBe(true);
  const driver = new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await driver.getSession();
  return driver;
}

function createPage(driver: WebDriver): Omit<EnginePage, 'close'> {
  return {
    open: async (address, width) => {
      await driver.manage().window().setRect({ width, height: 900 });
      await driver.get(new URL(address, SITE_URL).href);
      await driver.executeScript(watchProblems);
    },
    click: async (selector) => {
      const element = await driver.wait(until.elementLocated(By.css(selector)), WAIT_MS);
      await driver.wait(until.elementIsVisible(element), WAIT_MS);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key, modifier) => {
      const name = key === 'Enter' ? Key.ENTER : key;
      const keys = driver.actions();
      if (modifier === undefined) return keys.sendKeys(name).perform();
      return keys.keyDown(Key.CONTROL).sendKeys(name).keyUp(Key.CONTROL).perform();
    },
    evaluate: (read) => driver.executeScript(read),
    waitFor: async (isDone, text = '') => {
      await driver.wait(() => driver.executeScript<boolean>(isDone, text), WAIT_MS);
    },
    listProblems: () =>
      driver.executeScript(() => JSON.parse(document.documentElement.dataset.problems ?? '[]') as string[]),
  };
}

/**
 * Collects the page's errors and its console errors in the page, because WebDriver does not report them. Errors that
 * occurred before this call are missed.
 */
function watchProblems(): void {
  const problems: string[] = [];
  const add = (problem: unknown): void => {
    problems.push(String(problem));
    document.documentElement.dataset.problems = JSON.stringify(problems);
  };
  window.addEventListener('error', ({ message }) => {
    add(message);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    add(reason);
  });
  const { error } = console;
  Object.assign(console, {
    error: (...values: unknown[]) => {
      add(values.join(' '));
      error(...values);
    },
  });
}

async function stop(child: ChildProcess): Promise<void> {
  const end = once(child, 'exit');
  // False if the program has already ended.
  if (child.kill()) await end;
}
