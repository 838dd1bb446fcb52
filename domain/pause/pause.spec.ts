import { describe, expect, test } from 'vitest';

import { fold, specify } from '../kernel/index.js';
import { pause, pauseOf, pausesAt, type Paused, type PauseEvent } from './index.js';

const given = specify(pause, (actual, expected) => expect(actual).toEqual(expected));

const AT = '2026-11-21T10:00:00.000Z';
const NOON = '2026-11-21T11:00:00.000Z';
const text = 'Swish går inte att använda just nu. Betala gärna med kort.';
const asked = {
  target: 'payment-method/swish',
  text,
  reason: 'Swish svarar inte',
  until: null,
  at: AT,
  staffName: 'Kim',
} as const;
const command = { type: 'Pause', ...asked } as const;
const paused: Paused = { type: 'Paused', data: { ...asked, ruleVersion: 'pause@2000-01-01' } };
const untilNoon: Paused = { type: 'Paused', data: { ...paused.data, until: NOON } };
const resume = {
  type: 'Resume',
  target: 'payment-method/swish',
  reason: 'Swish svarar igen',
  at: NOON,
  staffName: 'Kim',
} as const;
const resumed = {
  type: 'Resumed',
  data: { target: 'payment-method/swish', reason: 'Swish svarar igen', at: NOON, staffName: 'Kim' },
} as const;
const after = (...events: readonly PauseEvent[]) => fold(pause.evolve, pause.initial, events);

describe('a paused function', () => {
  test('holds the reason, the text for shoppers, who did it and when it ends', () => {
    given().when(command).then(paused);
    given()
      .when({ ...command, until: NOON })
      .then(untilNoon);
  });

  test('has a text of one paragraph, without spaces around it', () => {
    given()
      .when({
        ...command,
        text: `  Swish går inte att använda just nu.\r\n Betala   gärna med kort. `,
        reason: ' Swish svarar inte ',
      })
      .then(paused);
  });

  test('gets another text or end when it is paused again, and the same text and end record nothing', () => {
    given(paused).when(command).then();
    given(paused)
      .when({ ...command, until: NOON })
      .then(untilNoon);
    expect(pauseOf(after(paused, untilNoon), 'payment-method/swish', AT)?.until).toBe(NOON);
  });

  test.each(['', 'Stängt', ' '.repeat(40), 'x'.repeat(301)])('needs a text of 10 to 300 characters: "%s"', (short) => {
    given()
      .when({ ...command, text: short })
      .thenRejected({ type: 'TextInvalid', field: 'text', shortest: 10, longest: 300 });
  });

  test.each(['', ' x ', 'x'.repeat(201)])('needs a reason of 3 to 200 characters: "%s"', (reason) => {
    given()
      .when({ ...command, reason })
      .thenRejected({ type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 });
  });

  test.each([AT, '2026-11-21T09:59:59.000Z'])('does not end at %s, which is not after its beginning', (until) => {
    given()
      .when({ ...command, until })
      .thenRejected({ type: 'EndNotAhead', field: 'until' });
  });

  test('pauses nothing else', () => {
    const state = after(paused);
    expect(pauseOf(state, 'payment-method/swish', AT)?.text).toBe(text);
    expect(pauseOf(state, 'payment-method/scheme', AT)).toBeNull();
    expect(pauseOf(state, 'purchases', AT)).toBeNull();
  });
});

describe('a pause', () => {
  test('ends when a person ends it, with a reason', () => {
    given(paused).when(resume).then(resumed);
    given(paused)
      .when({ ...resume, reason: ' x' })
      .thenRejected({ type: 'ReasonInvalid', field: 'reason', shortest: 3, longest: 200 });
    expect(pausesAt(after(paused, resumed), NOON)).toEqual([]);
  });

  test('ends at its end time, to the millisecond, without an event', () => {
    const state = after(untilNoon);
    expect(pauseOf(state, 'payment-method/swish', '2026-11-21T10:59:59.999Z')).not.toBeNull();
    expect(pauseOf(state, 'payment-method/swish', NOON)).toBeNull();
  });

  test('that is over cannot be ended again', () => {
    given().when(resume).thenRejected({ type: 'NotPaused', field: 'target' });
    given(paused, resumed).when(resume).thenRejected({ type: 'NotPaused', field: 'target' });
    given(untilNoon).when(resume).thenRejected({ type: 'NotPaused', field: 'target' });
  });

  test('can begin again with the same text after it has ended', () => {
    given(untilNoon)
      .when({ ...command, at: NOON })
      .then({ type: 'Paused', data: { ...paused.data, at: NOON } });
  });
});

test('all pauses at an instant are listed, purchases first', () => {
  const all: Paused = { type: 'Paused', data: { ...paused.data, target: 'purchases' } };
  expect(pausesAt(after(untilNoon, all), AT).map(({ target }) => target)).toEqual([
    'purchases',
    'payment-method/swish',
  ]);
  expect(pausesAt(after(untilNoon, all), NOON).map(({ target }) => target)).toEqual(['purchases']);
});

test('a pause of something that can no longer be paused is left out', () => {
  const gone: Paused = { type: 'Paused', data: { ...paused.data, target: 'payment-method/fax' } };
  expect(pausesAt(after(gone), AT)).toEqual([]);
});
