import { beforeEach, describe, expect, test } from 'vitest';

import { answer, begin, effects, givenPolling, givenStarted, pass, state, told, when } from './login-run.fixture.js';
import { dueAt, mayStartByHand, qrCodeNow } from './shown.js';

beforeEach(begin);

describe('a login begins', () => {
  test('with a start call, and asks for its status after one second and then every two seconds', () => {
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

  test('on this device by opening the app, and after three seconds the person can open it by hand', () => {
    givenStarted('this-device', '/app');
    expect(effects).toEqual(['mark', 'open']);
    pass(2_999);
    expect(mayStartByHand(state)).toBe(false);
    pass(1);
    expect(mayStartByHand(state)).toBe(true);
    when({ type: 'open' });
    expect(effects).toEqual(['open']);
  });

  test('on this device with another link when the first has expired, which does not open by itself', () => {
    givenStarted('this-device', '/app');
    pass(3_000);
    answer('Pending', { launchLink: '/app?next' });
    expect({ link: state.launchLink, effects }).toEqual({ link: '/app?next', effects: ['mark'] });
    answer('Started', { launchLink: null });
    expect(state.launchLink).toBe('/app?next');
  });

  test('again up to three times, and then shows an error', () => {
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

  test('not again after a refusal', () => {
    when({ type: 'chosen', view: 'qr', stayLoggedIn: false });
    when({ type: 'notStarted', again: false, message: null });
    expect(state.phase).toBe('error');
  });

  test('where it was before the page was reloaded, without opening the app by itself', () => {
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
  test('changes each second', () => {
    givenStarted('qr');
    expect(qrCodeNow(state)).toBe('first');
    pass(1_000);
    answer('Pending', { qrCode: 'second', nextQrCode: 'third' });
    expect(qrCodeNow(state)).toBe('second');
    pass(1_000);
    expect(qrCodeNow(state)).toBe('third');
  });

  test('is hidden when the app has read it', () => {
    givenPolling('qr');
    answer('Started', { qrCode: null, nextQrCode: null });
    expect(qrCodeNow(state)).toBeNull();
  });
});

describe('the server’s answer', () => {
  beforeEach(() => givenPolling('this-device'));

  test('Authenticated shows a welcome, removes the marker, and leads on after a moment', () => {
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

  test('Started leads on while the marker exists, and is aborted without it', () => {
    answer('Started');
    expect(state.phase).toBe('polling');
    answer('Started', {}, false);
    expect(state.phase).toBe('aborted');
  });

  test('about another tab’s login counts for this tab too, however its own login ended', () => {
    answer('Failed', {}, false);
    expect(state.phase).toBe('aborted');
    when({ type: 'letIn' });
    expect(state.phase).toBe('authenticated');
  });
});

test('answers to a login that was given up change nothing, and the picker stays', () => {
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
