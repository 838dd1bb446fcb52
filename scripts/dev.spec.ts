import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { WebSocket } from 'undici';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { copyClone, type CloneCopy } from '../bench/dev/clone-copy.js';
import { startDev, type DevProcess } from '../bench/dev/dev-process.js';
import { freePort } from '../services/foundation/database/embedded.js';
import { createTestDatabase, type TestDatabase } from '../services/foundation/database/testing.js';

/** The file with a text that every page shows. */
const PAGE_TEXTS = 'web/shop/layout/texts.ts';
const WORD = 'Hoppa till innehållet';
/** The file with the response to a PUT. */
const SERVER = 'services/host/web/page-handler.ts';
const REFUSAL = 'Sidan tar bara emot GET och POST.';

let directory: string;
let database: TestDatabase;
let clone: CloneCopy;
let dev: DevProcess;
beforeAll(async () => {
  directory = realpathSync(mkdtempSync(path.join(tmpdir(), 'algort-dev-')));
  database = await createTestDatabase();
  clone = copyClone('.', path.join(directory, 'clone'));
  dev = startDev(clone.directory, await freePort(), {
    DATA_DIR: path.join(directory, 'data'),
    DATABASE_URL: database.url,
  });
  await dev.until(WORD, '/');
});
afterAll(async () => {
  await dev.stop();
  await database.close();
  rmSync(directory, { recursive: true });
});

test('a changed text of a page is shown without a build of the pages, also in place of a cached page', async () => {
  // A page is cached from its second request.
  await dev.answer('/');
  await dev.answer('/');
  clone.replace(PAGE_TEXTS, WORD, 'Ett ord');
  // Saves the file a second time, as some editors do.
  clone.replace(PAGE_TEXTS, 'Ett ord', 'Ett annat ord');
  await dev.until('Ett annat ord', '/kundservice');
  expect(await dev.answer('/')).toContain('Ett annat ord');
  expect(existsSync(path.join(clone.directory, 'dist/web'))).toBe(false);
  clone.replace(PAGE_TEXTS, 'Ett annat ord', WORD);
  await dev.until(WORD, '/');
});

test('a change of the server reaches a browser that listens, and the pages still work', async () => {
  const browser = await listening();
  clone.replace(SERVER, REFUSAL, 'Något annat.');
  await dev.until('Något annat.', '/', 'PUT');
  await dev.until(WORD, '/');
  await browser.closed;
  expect(dev.said()).not.toContain('did not end within');
});

test('a browser gets the scripts of the pages and is told when they change', async () => {
  expect(await dev.answer('/')).toContain('/web/entry.client.tsx');
  expect(await dev.answer('/web/entry.client.tsx')).toContain('hydrateRoot');
  expect(await dev.answer('/favicon.svg')).toContain('<svg');
  const browser = await listening();
  clone.replace(PAGE_TEXTS, WORD, 'Ett tredje ord');
  expect(await browser.told).toMatch(/layout/);
  browser.close();
  clone.replace(PAGE_TEXTS, 'Ett tredje ord', WORD);
  await dev.until(WORD, '/');
});

test('a broken file of the pages is reported on the page, and the next change repairs it', async () => {
  const whole = clone.read(PAGE_TEXTS);
  clone.write(PAGE_TEXTS, whole.replace('skip:', 'skip'));
  await dev.until(PAGE_TEXTS, '/');
  clone.write(PAGE_TEXTS, whole);
  await dev.until(WORD, '/');
});

test('a missing file of the pages is reported on the page, and works again when it comes back', async () => {
  const whole = clone.read(PAGE_TEXTS);
  rmSync(path.join(clone.directory, PAGE_TEXTS));
  await dev.until('Failed to load url', '/');
  expect(await dev.answer('/')).toContain('layout/texts');
  clone.write(PAGE_TEXTS, whole);
  await dev.until(WORD, '/');
});

test('a broken file of the server is reported, the shop keeps running, and the next change repairs it', async () => {
  const whole = clone.read(SERVER);
  const before = await dev.answer('/', 'PUT');
  clone.write(SERVER, whole.replace('export function pagesOf(', 'export function ('));
  while (!dev.said().includes(`${SERVER}: `)) expect(await dev.answer('/', 'PUT')).toBe(before);
  clone.write(SERVER, whole.replace(/(code: 'METHOD', message: ')[^']+/, '$1Lagat igen.'));
  await dev.until('Lagat igen.', '/', 'PUT');
});

/** Connects to Vite's socket as a browser with an open page. */
async function listening() {
  const [, token] = /wsToken = "([^"]+)"/.exec(await dev.answer('/@vite/client')) ?? [];
  // Loads a module, because Vite reports changes only of modules that a page has loaded.
  await dev.answer(`/${PAGE_TEXTS}`);
  const socket = new WebSocket(`ws://${dev.host}/?token=${token}`, 'vite-hmr');
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  const told = new Promise<string>((resolve) =>
    socket.addEventListener('message', ({ data }) => /update|reload/.test(`${data}`) && resolve(`${data}`)),
  );
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  return { told, closed, close: () => socket.close() };
}
