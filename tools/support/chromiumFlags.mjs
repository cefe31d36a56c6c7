/**
 * Command-line flags for a Chromium that makes no requests of its own, and that starts without a sandbox and without a
 * graphics card.
 */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
