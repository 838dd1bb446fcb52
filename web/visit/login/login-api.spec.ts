import { afterEach, beforeEach, expect, test } from 'vitest';

import { loginApi } from './login-api.js';

interface Asked {
  readonly path: string;
  readonly dropped: () => boolean;
  answer(json: object): void;
}

const START = { method: 'BankID', thisDevice: true, device: 'desktop', stayLoggedIn: false } as const;
const real = globalThis.fetch;
let asked: Asked[];

beforeEach(() => {
  asked = [];
  globalThis.fetch = ((path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('dropped')));
      asked.push({
        path: path.split('/').at(-1) as string,
        dropped: () => signal.aborted,
        answer: (json) => resolve(Response.json(json)),
      });
    })) as typeof fetch;
});
afterEach(() => {
  globalThis.fetch = real;
});

const paths = (): readonly string[] => asked.map(({ path }) => path);
/** Waits until all pending promises are handled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a new attempt begins after the one before was given up, and gets none of its answers', async () => {
  const progress = loginApi.status();
  const cancelled = loginApi.cancel();
  const started = loginApi.start(START);
  await settled();
  expect(paths()).toEqual(['checkstatus', 'cancel']);
  expect(asked[0]?.dropped()).toBe(true);
  expect(await progress).toBeNull();
  asked[1]?.answer({ success: true });
  await cancelled;
  await settled();
  expect(paths()).toEqual(['checkstatus', 'cancel', 'initlogin']);
  asked[2]?.answer({});
  expect(await started).toMatchObject({ ok: false });
});

test('an attempt given up before the answer to its start cannot replace the next one', async () => {
  const givenUp = loginApi.start(START);
  await settled();
  const cancelled = loginApi.cancel();
  const started = loginApi.start(START);
  expect(await givenUp).toEqual({ ok: false, again: true, message: null });
  expect(asked[0]?.dropped()).toBe(true);
  asked[1]?.answer({ success: true });
  await cancelled;
  await settled();
  expect(paths()).toEqual(['initlogin', 'cancel', 'initlogin']);
  expect(asked[2]?.dropped()).toBe(false);
  asked[2]?.answer({});
  await started;
});

test('a status call of the current attempt is not dropped', async () => {
  const begun = loginApi.start(START);
  await settled();
  asked[0]?.answer({});
  await begun;
  const progress = loginApi.status();
  await settled();
  expect(asked[1]?.dropped()).toBe(false);
  asked[1]?.answer({});
  await progress;
});
