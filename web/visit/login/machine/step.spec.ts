import { beforeEach, describe, expect, test } from 'vitest';

import { dueAt, mayStartByHand, qrCodeNow, secondsToEnd } from './shown.js';
import { PICKER, type EIdView, type LoginState, type Progress } from './state.js';
import { mayRetry, step, type LoginEffect, type LoginEvent } from './step.js';

let now = 0;
let state: LoginState = PICKER;
let effects: readonly LoginEffect[] = [];

beforeEach(() => {
  now = 1_000_000;
  state = PICKER;
  effects = [];
});

const when = (event: LoginEvent): void => {
  ({ state, effects } = step(state, event, now));
};
const pass = (ms: number): LoginEffect[] => {
  const until = now + ms;
  const all: LoginEffect[] = [];
  for (let due = dueAt(state); due !== null && due <= until; due = dueAt(state)) {
    now = Math.max(now, due);
    when({ type: 'time' });
    all.push(...effects);
  }
  now = until;
  when({ type: 'time' });
  return [...all, ...effects];
};
const told = (result: Progress['result'], more: Partial<Progress> = {}): Progress => ({
  result,
  qrCode: 'a',
  nextQrCode: 'b',
  message: '',
  secondsLeft: 250,
  mayExtend: false,
  launchLink: null,
  appMissing: null,
  ...more,
});
const answer = (result: Progress['result'], more: Partial<Progress> = {}, marked = true): void =>
  when({ type: 'answered', progress: told(result, more), marked });
const givenStarted = (view: EIdView, launchLink: string | null = null): void => {
  when({ type: 'chosen', view, stayLoggedIn: false });
  when({ type: 'started', launchLink, qrCode: launchLink ? null : 'first' });
};
const givenPolling = (view: EIdView): void => {
  givenStarted(view, view === 'qr' || view === 'freja-qr' ? null : '/app');
  pass(1_000);
};

describe('a login begins', () => {
  test('with a start call, and asks for its status a second later and then each other second', () => {
    when({ type: 'chosen', view: 'qr', stayLoggedIn: true });
    expect({ phase: state.phase, stay: state.stayLoggedIn, effects }).toEqual({
      phase: 'init',
      stay: true,
      effects: ['start'],
    });
    when({ type: 'started', launchLink: null, qrCode: 'first' });
    expect(effects).toEqual(['mark']);
    expect(pass(999)).toEqual([]);
    expect(pass(1)).toEqual(['poll']);
    expect(state.phase).toBe('polling');
    answer('Pending');
    expect(pass(1_999)).toEqual([]);
    expect(pass(1)).toEqual(['poll']);
  });

  test('and waits for an answer before it asks again', () => {
    givenPolling('qr');
    expect(pass(10_000)).toEqual([]);
    answer('Pending');
    expect(pass(0)).toEqual(['poll']);
  });

  test('on this device by opening the app, which the person may do by hand after three seconds', () => {
    givenStarted('this-device', '/app');
    expect(effects).toEqual(['mark', 'open']);
    pass(2_999);
    expect(mayStartByHand(state)).toBe(false);
    pass(1);
    expect(mayStartByHand(state)).toBe(true);
    when({ type: 'open' });
    expect(effects).toEqual(['open']);
  });

  test('on this device by another link when the first has run out, which opens nothing by itself', () => {
    givenStarted('this-device', '/app');
    pass(3_000);
    answer('Pending', { launchLink: '/app?next' });
    expect({ link: state.launchLink, effects }).toEqual({ link: '/app?next', effects: ['mark'] });
    answer('Started', { launchLink: null });
    expect(state.launchLink).toBe('/app?next');
  });

  test('again up to three times, and then it is an error', () => {
    when({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    for (const _try of [1, 2, 3]) {
      when({ type: 'notStarted', again: true, message: 'Något gick fel. Försök igen.' });
      expect(state.phase).toBe('init');
      expect(pass(1_000)).toEqual(['start']);
    }
    when({ type: 'notStarted', again: true, message: 'Något gick fel. Försök igen.' });
    expect({ phase: state.phase, notice: state.notice }).toEqual({
      phase: 'error',
      notice: 'Något gick fel. Försök igen.',
    });
  });

  test('not again when it was refused', () => {
    when({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    when({ type: 'notStarted', again: false, message: null });
    expect(state.phase).toBe('error');
  });

  test('where it was before the page was loaded anew, without opening the app by itself', () => {
    when({ type: 'resumed', view: 'this-device', progress: told('Pending', { launchLink: '/app' }) });
    expect({ phase: state.phase, effects, byHand: mayStartByHand(state) }).toEqual({
      phase: 'polling',
      effects: ['mark'],
      byHand: true,
    });
    expect(pass(2_000)).toEqual(['poll']);
  });
});

describe('the code', () => {
  test('is a new one each second', () => {
    givenStarted('qr');
    expect(qrCodeNow(state)).toBe('first');
    pass(1_000);
    answer('Pending', { qrCode: 'second', nextQrCode: 'third' });
    expect(qrCodeNow(state)).toBe('second');
    pass(1_000);
    expect(qrCodeNow(state)).toBe('third');
  });

  test('is put away when the app has taken it', () => {
    givenPolling('qr');
    answer('Started', { qrCode: null, nextQrCode: null });
    expect(qrCodeNow(state)).toBeNull();
  });
});

describe('what the server answers', () => {
  beforeEach(() => givenPolling('this-device'));

  test('Authenticated: welcome, no marker, and on after a moment', () => {
    answer('Authenticated');
    expect({ phase: state.phase, effects }).toEqual({ phase: 'authenticated', effects: ['unmark', 'tellTabs'] });
    expect(pass(1_199)).toEqual([]);
    expect(pass(1)).toEqual(['notify', 'leave']);
    expect(pass(60_000)).toEqual([]);
  });

  test.each([
    ['Cancel1', 'error'],
    ['Cancel2', 'aborted'],
    ['Failed', 'error'],
    ['ExpiredTransaction', 'timeout'],
  ] as const)('%s leads to %s', (result, phase) => {
    answer(result, { message: 'Åtgärden avbröts.' });
    expect({ phase: state.phase, notice: state.notice, effects }).toEqual({
      phase,
      notice: 'Åtgärden avbröts.',
      effects: ['cancel', 'unmark'],
    });
  });

  test('Started leads on while the marker is there, and is aborted without it', () => {
    answer('Started');
    expect(state.phase).toBe('polling');
    answer('Started', {}, false);
    expect(state.phase).toBe('aborted');
  });

  test('the login of another tab is this tab’s too, however this one ended', () => {
    answer('Failed', {}, false);
    expect(state.phase).toBe('aborted');
    when({ type: 'letIn' });
    expect(state.phase).toBe('authenticated');
  });
});

describe('a QR login that fails', () => {
  beforeEach(() => givenPolling('qr'));

  test.each(['Failed', 'ExpiredTransaction'] as const)(
    'with %s begins anew, says why, and after ten times gives up',
    (result) => {
      for (let time = 0; time < 10; time += 1) {
        answer(result, { message: 'Misslyckades.' });
        expect({ phase: state.phase, notice: state.notice }).toEqual({ phase: 'init', notice: 'Misslyckades.' });
        expect(pass(1_000)).toEqual(['start']);
        when({ type: 'started', launchLink: null, qrCode: 'new' });
        pass(1_000);
      }
      answer(result);
      expect(state.phase).toBe(result === 'Failed' ? 'error' : 'timeout');
      expect(mayRetry(state)).toBe(false);
    },
  );

  test('in its last moments has timed out', () => {
    answer('Pending', { secondsLeft: 3 });
    pass(1_000);
    answer('ExpiredTransaction', { secondsLeft: 0 });
    expect(state.phase).toBe('timeout');
  });

  test('can be tried again by hand while tries are left', () => {
    answer('Cancel2');
    when({ type: 'retry' });
    expect({ phase: state.phase, retries: state.retries, effects }).toEqual({
      phase: 'init',
      retries: 1,
      effects: ['start'],
    });
  });
});

describe('status calls that come to nothing', () => {
  test.each([
    ['this-device', 3],
    ['qr', 10],
  ] as const)('on %s are borne %i times in a row', (view, most) => {
    givenPolling(view);
    for (let time = 0; time < most; time += 1) {
      when({ type: 'unanswered' });
      expect(state.phase).toBe('polling');
      expect(pass(2_000)).toEqual(['poll']);
    }
    when({ type: 'unanswered' });
    expect(state.phase).toBe('error');
  });

  test('are forgotten by one that is answered', () => {
    givenPolling('this-device');
    for (const _time of [1, 2, 3]) when({ type: 'unanswered' });
    answer('Pending');
    when({ type: 'unanswered' });
    expect(state.phase).toBe('polling');
  });
});

describe('the time of a login', () => {
  test.each([
    ['this-device', 120],
    ['qr', 300],
    ['freja-qr', 300],
  ] as const)('by %s is %i seconds', (view, seconds) => {
    givenStarted(view, view === 'this-device' ? '/app' : null);
    pass(seconds * 1000 - 1);
    expect(state.phase).not.toBe('timeout');
    expect(pass(1)).toEqual(['cancel', 'unmark']);
    expect(state.phase).toBe('timeout');
  });

  test.each([
    ['by its own clock', (): void => void pass(120_000)],
    [
      'by the shop’s word',
      (): void => {
        pass(118_000);
        answer('ExpiredTransaction', { secondsLeft: 0 });
      },
    ],
  ])('runs out on this device with a word of the app that never answered, %s', (_how, runsOut) => {
    givenPolling('this-device');
    answer('Pending', { secondsLeft: 119, appMissing: 'Du verkar inte ha appen.' });
    runsOut();
    expect({ phase: state.phase, notice: state.notice }).toEqual({
      phase: 'timeout',
      notice: 'Du verkar inte ha appen.',
    });
  });

  test('runs out without it once the app has answered', () => {
    givenPolling('this-device');
    answer('Started', { secondsLeft: 119 });
    pass(120_000);
    expect({ phase: state.phase, notice: state.notice }).toEqual({ phase: 'timeout', notice: null });
  });

  test('is counted down in its end, and given anew with all its tries when the person asks', () => {
    givenPolling('qr');
    answer('Failed');
    pass(1_000);
    when({ type: 'started', launchLink: null, qrCode: 'x' });
    pass(1_000);
    answer('Pending', { secondsLeft: 30, mayExtend: true });
    pass(5_000);
    expect(secondsToEnd(state)).toBe(25);
    when({ type: 'extend' });
    expect(effects).toEqual(['extend']);
    when({ type: 'extended', progress: told('Pending', { secondsLeft: 300 }) });
    expect({ left: secondsToEnd(state), retries: state.retries }).toEqual({ left: 300, retries: 0 });
  });

  test('is not given anew before', () => {
    givenPolling('qr');
    answer('Pending');
    when({ type: 'extend' });
    expect(effects).toEqual([]);
  });
});

test('a login given up is the picker again, and nothing it is told later changes that', () => {
  givenPolling('qr');
  when({ type: 'cancel' });
  expect({ view: state.view, effects }).toEqual({ view: 'picker', effects: ['cancel', 'unmark'] });
  answer('Authenticated');
  when({ type: 'started', launchLink: '/app', qrCode: null });
  when({ type: 'letIn' });
  expect({ view: state.view, phase: state.phase, due: dueAt(state) }).toEqual({
    view: 'picker',
    phase: 'init',
    due: null,
  });
});
