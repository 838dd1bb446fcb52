import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';

import { chromium, type Browser } from 'playwright-core';

import { unpackWhole } from './unpack-whole.js';

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
  // Its import names the folders of libraries and fonts, so it comes before the folder changes.
  const { default: bundled } = await import('@sparticuz/chromium');
  const executablePath = await unpackWhole(tmpdir(), 'chromium', (folder) =>
    withTemporaryFolder(folder, () => bundled.executablePath()),
  );
  return launched({
    executablePath,
    args: [...QUIET, '--headless=shell'],
    env: process.env as Record<string, string>,
  });
}

const TRIES = 3;

/** On a machine under load the browser now and then ends with SIGSEGV while it starts, before any page is open. */
async function launched(options: Parameters<typeof chromium.launch>[0], tries = TRIES): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    if (tries === 1 || !String(error).includes('signal=SIGSEGV')) throw error;
    return launched(options, tries - 1);
  }
}

/**
 * The package unpacks into the folder for temporary files, and takes a half-written browser there for a whole one. Such
 * a browser ends with SIGSEGV.
 */
async function withTemporaryFolder(folder: string, unpack: () => Promise<unknown>): Promise<void> {
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    await unpack();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
