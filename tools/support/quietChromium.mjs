/** Arguments for a Chromium that asks nothing of anybody on its own, and also starts where there is neither a sandbox nor a graphics card. */
export const QUIET_CHROMIUM = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
