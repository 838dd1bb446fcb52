import { beforeEach, describe, expect, test } from 'vitest';

import type { LoginApi, StartAnswer } from './login-api.js';
import { LoginRunner, type LoginPage, type Timers } from './login-runner.js';
import type { Progress } from './machine/state.js';

const PENDING: Progress = {
  result: 'Pending',
  qrCode: 'a',
  nextQrCode: 'b',
  message: '',
  secondsLeft: 300,
  mayExtend: false,
  launchLink: null,
  appMissing: null,
};

/** A clock that only the test moves. */
class StoppedTimers implements Timers {
  private ms = 0;
  private waiting: { at: number; then: () => void }[] = [];

  now = (): number => this.ms;

  after(ms: number, then: () => void): () => void {
    const timer = { at: this.ms + ms, then };
    this.waiting.push(timer);
    return () => void (this.waiting = this.waiting.filter((other) => other !== timer));
  }

  async pass(ms: number): Promise<void> {
    const until = this.ms + ms;
    for (;;) {
      await answered();
      const next = this.waiting.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.waiting = this.waiting.filter((timer) => timer !== next);
      this.ms = next.at;
      next.then();
    }
    this.ms = until;
  }
}

/** Waits until all pending promises are handled. */
async function answered(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

let calls: string[];
let timers: StoppedTimers;
let next: { start: StartAnswer; status: Progress | null; testLogin: boolean };
let runner: LoginRunner;

beforeEach(() => {
  calls = [];
  timers = new StoppedTimers();
  next = { start: { ok: true, launchLink: null, qrCode: 'first' }, status: PENDING, testLogin: true };
  const note = (call: string): void => void calls.push(call);
  const api: LoginApi = {
    start: async ({ method, thisDevice }) => (note(`start ${method} ${thisDevice}`), next.start),
    status: async () => (note('status'), next.status),
    extend: async () => (note('extend'), { ...PENDING }),
    cancel: async () => note('cancel'),
    loggedIn: async (previous) => note(`logged-in ${previous}`),
    testLogin: async (personNumber) => (note(`test ${personNumber}`), next.testLogin),
  };
  const page: LoginPage = {
    device: 'desktop',
    open: (link) => note(`open ${link}`),
    isMarked: () => true,
    mark: () => note('mark'),
    unmark: () => note('unmark'),
    tellTabs: () => note('tell tabs'),
    leave: () => note('leave'),
  };
  runner = new LoginRunner({ api, page, timers });
});

describe('the runner', () => {
  test('leads a login by QR from the choice to the next page', async () => {
    runner.send({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    await timers.pass(3_000);
    expect(calls).toEqual(['start BankID false', 'mark', 'status', 'mark', 'status', 'mark']);
    next.status = { ...PENDING, result: 'Authenticated' };
    calls.length = 0;
    await timers.pass(5_000);
    expect(calls).toEqual(['status', 'unmark', 'tell tabs', 'logged-in null', 'leave']);
  });

  test('opens the app on this device', async () => {
    next.start = { ok: true, launchLink: '/app', qrCode: null };
    runner.send({ type: 'chosen', view: 'freja-this-device', stayLoggedIn: true });
    await answered();
    expect(calls).toEqual(['start FrejaPlus true', 'mark', 'open /app']);
  });

  test('ignores an attempt that was given up during its start', async () => {
    runner.send({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    runner.send({ type: 'cancel' });
    await answered();
    expect(calls).toEqual(['start BankID false', 'cancel', 'unmark']);
    expect(runner.state.view).toBe('picker');
  });

  test('ends a QR order when the page is left, but not an order whose app is being opened', async () => {
    runner.send({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    await answered();
    runner.leave();
    expect(calls.filter((call) => call === 'cancel')).toHaveLength(1);
    expect(runner.state.view).toBe('picker');

    next.start = { ok: true, launchLink: '/app', qrCode: null };
    runner.send({ type: 'chosen', view: 'this-device', stayLoggedIn: false });
    await answered();
    calls.length = 0;
    runner.leave();
    expect(calls).toEqual([]);
  });

  test('does nothing more when another page has replaced it', async () => {
    next.start = { ok: true, launchLink: '/app', qrCode: null };
    runner.send({ type: 'chosen', view: 'this-device', stayLoggedIn: false });
    await timers.pass(1_000);
    calls.length = 0;
    runner.stop();
    await timers.pass(60_000);
    expect(calls).toEqual([]);
  });

  test('gives up an attempt on this device too when its modal or page is closed', async () => {
    next.start = { ok: true, launchLink: '/app', qrCode: null };
    runner.send({ type: 'chosen', view: 'this-device', stayLoggedIn: false });
    await answered();
    calls.length = 0;
    runner.close();
    await timers.pass(60_000);
    expect(calls).toEqual(['cancel', 'unmark']);
  });

  test('has nothing to give up when it is closed on the picker, or after the attempt', async () => {
    runner.close();
    next.status = { ...PENDING, result: 'Cancel2' };
    runner.send({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    await timers.pass(5_000);
    expect(runner.state.phase).toBe('aborted');
    calls.length = 0;
    runner.close();
    expect(calls).toEqual([]);
  });

  test('continues at once when the customer closes it after the log-in', async () => {
    await runner.enterAs('198507099805', false, () => undefined);
    calls.length = 0;
    runner.close();
    await timers.pass(60_000);
    expect(calls).toEqual(['logged-in 198507099805', 'leave']);
  });

  test('tells the checkout which test person has logged in', async () => {
    await runner.enterAs('198507099805', false, () => undefined);
    expect(runner.state.phase).toBe('authenticated');
    await timers.pass(5_000);
    expect(calls).toEqual(['test 198507099805', 'unmark', 'tell tabs', 'logged-in 198507099805', 'leave']);
  });

  test('goes back to the picker when a test person could not be logged in', async () => {
    next.testLogin = false;
    let failed = 0;
    await runner.enterAs('198507099805', false, () => (failed += 1));
    expect({ failed, view: runner.state.view }).toEqual({ failed: 1, view: 'picker' });
  });
});
