import { existsSync } from 'node:fs';

import { chromium, type Browser } from 'playwright-core';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Opens the machine's own Chromium, or else the Chromium of a package or of Playwright. */
export async function openBrowser(): Promise<Browser> {
  const system = SYSTEM.find((file) => existsSync(file));
  if (system) return chromium.launch({ executablePath: system, args: QUIET });
  if (process.platform !== 'linux' || process.arch !== 'x64') return chromium.launch({ args: QUIET });
  return openBundled();
}

/**
 * Opens the Chromium of a package. It unpacks the libraries it needs only on AWS Lambda, so the environment pretends to
 * be Lambda.
 */
async function openBundled(): Promise<Browser> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: bundled } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  return chromium.launch({
    executablePath,
    args: [...QUIET, '--headless=shell'],
    env: process.env as Record<string, string>,
  });
}
