import { beforeEach, describe, expect, test } from 'vitest';

import { answer, begin, effects, givenPolling, givenStarted, pass, state, told, when } from './login-run.fixture.js';
import { secondsToEnd } from './shown.js';
import { mayRetry } from './step.js';

beforeEach(begin);

describe('a QR login that fails', () => {
  beforeEach(() => givenPolling('qr'));

  test.each(['Failed', 'ExpiredTransaction'] as const)(
    'with %s begins again, gives the reason, and gives up after ten times',
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

describe('failed status calls', () => {
  test.each([
    ['this-device', 3],
    ['qr', 10],
  ] as const)('on %s are accepted %i times in a row', (view, most) => {
    givenPolling(view);
    for (let time = 0; time < most; time += 1) {
      when({ type: 'unanswered' });
      expect(state.phase).toBe('polling');
      expect(pass(2_000)).toEqual(['poll']);
    }
    when({ type: 'unanswered' });
    expect(state.phase).toBe('error');
  });

  test('are forgotten after a successful one', () => {
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
      'by the shop’s answer',
      (): void => {
        pass(118_000);
        answer('ExpiredTransaction', { secondsLeft: 0 });
      },
    ],
  ])('ends on this device with a text about the app that never answered, %s', (_how, runsOut) => {
    givenPolling('this-device');
    answer('Pending', { secondsLeft: 119, appMissing: 'Du verkar inte ha appen.' });
    runsOut();
    expect({ phase: state.phase, notice: state.notice }).toEqual({
      phase: 'timeout',
      notice: 'Du verkar inte ha appen.',
    });
  });

  test('ends without that text when the app has answered', () => {
    givenPolling('this-device');
    answer('Started', { secondsLeft: 119 });
    pass(120_000);
    expect({ phase: state.phase, notice: state.notice }).toEqual({ phase: 'timeout', notice: null });
  });

  test('is counted down near its end, and starts again with all tries when the person asks', () => {
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

  test('does not start again before', () => {
    givenPolling('qr');
    answer('Pending');
    when({ type: 'extend' });
    expect(effects).toEqual([]);
  });
});
