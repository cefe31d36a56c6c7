import { openPhone } from './openPhone.mjs';

/**
 * Visits a page once without measuring, so that the server has everything compressed and the disk has been read.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
export async function warmUp(browser, address) {
  const phone = await openPhone(browser);
  try {
    await phone.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await phone.page.goto(address, { waitUntil: 'load' });
    await phone.waitForQuiet();
    await phone.page.mouse.wheel(0, 1_000_000);
    await phone.waitForQuiet();
  } finally {
    await phone.close();
  }
}
