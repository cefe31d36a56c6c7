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

const IS_INSTALLED = findProgram('WebKitWebDriver') !== undefined && findProgram('Xvfb') !== undefined;

testEngine({
  name: 'WebKit',
  missing: IS_INSTALLED ? undefined : 'WebKit is not installed (Debian: apt-get install webkit2gtk-driver xvfb)',
  launch,
});

async function launch(): Promise<EnginePage> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  // Xvfb chooses a free number for the display, and prints it when it is ready.
  const number = String(await once(display.stdout.setEncoding('utf8'), 'data')).trim();
  const port = await findFreePort();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = (): Promise<boolean> =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: WAIT_MS }).toBe(true);
  const driver = new Builder().usingServer(url).withCapabilities({ browserName: 'MiniBrowser' }).build();
  return {
    ...createPage(driver),
    close: async () => {
      await driver.quit();
      await stop(server);
      await stop(display);
    },
  };
}

function createPage(driver: WebDriver): Omit<EnginePage, 'close'> {
  return {
    open: async (address, width) => {
      await driver.manage().window().setRect({ width, height: 900 });
      await driver.get(SITE_URL + address);
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
 * Collects, in the page, its errors and those of its console. WebDriver does not report them, so those that occurred
 * before this call are missed.
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
  const ended = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
  child.kill();
  await ended;
}
