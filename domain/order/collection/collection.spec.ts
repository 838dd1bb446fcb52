import { describe, expect, test } from 'vitest';

import { specify } from '../../kernel/index.js';
import { order, type OrderEvent } from '../index.js';
import { AT, confirmed, delivered, dispatched } from '../spec-events.js';
import { arrives, bought, inLocker, lockerOver, notCollected, ready, readyWith, report } from './spec-parcels.js';

const given = specify(order, (actual, expected) => expect(actual).toEqual(expected));

describe('a notice that a parcel is ready', () => {
  test.each([
    ['agent', '2026-05-20', '2026-05-20T21:59:59.999Z', false],
    ['pharmacy', '2026-05-20', '2026-05-20T21:59:59.999Z', false],
    ['postal', '2026-05-13', '2026-05-13T21:59:59.999Z', false],
    ['locker', '2026-05-09', '2026-05-09T21:59:59.999Z', false],
    ['express', '2026-05-08', '2026-05-08T08:00:00.000Z', true],
  ])('of %s says how long it waits', (optionId, lastDay, until, byHour) => {
    given(bought(optionId), confirmed, dispatched).when(arrives).then(readyWith({ lastDay, until, byHour }));
  });

  test('comes once, and not after the customer has the parcel', () => {
    given(bought(), confirmed, dispatched, ready).when(arrives).then();
    given(bought(), confirmed, dispatched, delivered).when(arrives).then();
  });

  test('that overtakes the dispatch tells both', () => {
    const unseen = { ...dispatched.data, dispatchedAt: arrives.readyAt, dispatchedOn: '2026-05-06' };
    given(bought(), confirmed)
      .when(arrives)
      .then({ ...dispatched, data: unseen } as OrderEvent, ready);
  });

  test('of a parcel that goes to the door, of no parcel, and before payment is refused', () => {
    given(bought('evening-home'), confirmed, dispatched)
      .when(arrives)
      .thenRejected({ type: 'ParcelNotToCollect', field: 'parcelId' });
    given(bought(), confirmed)
      .when({ ...arrives, parcelId: '100001-9' })
      .thenRejected({ type: 'ParcelUnknown', field: 'parcelId', parcelId: '100001-9' });
    given(bought()).when(arrives).thenRejected({ type: 'OrderPhaseWrong', phase: 'placed' });
  });

  test('does not step the order back: it stays sent', () => {
    const state = [bought(), confirmed, dispatched, ready].reduce(order.evolve, order.initial);
    expect([state.phase, state.parcels[0]?.phase]).toEqual(['dispatched', 'dispatched']);
  });
});

describe('a reminder', () => {
  const remind = (remindedAt: string) => ({ type: 'RemindToCollect', remindedAt }) as const;
  const reminded = (lastDay: string, remindedAt: string): OrderEvent => ({
    type: 'CollectReminded',
    data: { parcelId: '100001-1', lastDay, remindedAt, ruleVersion: 'collect@2000-01-01' },
  });

  test.each([
    ['three days before the end of fourteen', ready, '2026-05-16', '2026-05-17', '2026-05-20'],
    [
      'two days before the end of seven',
      readyWith({ lastDay: '2026-05-13' }),
      '2026-05-10',
      '2026-05-11',
      '2026-05-13',
    ],
    ['one day before the end of three', inLocker, '2026-05-07', '2026-05-08', '2026-05-09'],
  ])('comes %s', (_when, waits, before, day, lastDay) => {
    given(bought(), confirmed, dispatched, waits)
      .when(remind(`${before}T07:00:00.000Z`))
      .then();
    given(bought(), confirmed, dispatched, waits)
      .when(remind(`${day}T07:00:00.000Z`))
      .then(reminded(lastDay, `${day}T07:00:00.000Z`));
  });

  test('comes once, never after the end, and not when the parcel was collected', () => {
    const at = '2026-05-18T07:00:00.000Z';
    given(bought(), confirmed, dispatched, ready, reminded('2026-05-20', at)).when(remind(at)).then();
    given(bought(), confirmed, dispatched, ready).when(remind('2026-05-21T07:00:00.000Z')).then();
    given(bought(), confirmed, dispatched, ready, delivered).when(remind(at)).then();
  });
});

describe('the end of the time', () => {
  const note = (notedAt: string) => ({ type: 'NoteUncollected', notedAt }) as const;

  test('is noted when the last day is over, not on it', () => {
    given(bought(), confirmed, dispatched, ready).when(note('2026-05-20T21:59:59.999Z')).then();
    given(bought(), confirmed, dispatched, ready).when(note('2026-05-21T05:00:00.000Z')).then(notCollected());
  });

  test('of an express parcel is noted after its hour', () => {
    const express = readyWith({ lastDay: '2026-05-08', until: '2026-05-08T08:00:00.000Z', byHour: true });
    given(bought('express'), confirmed, dispatched, express).when(note('2026-05-08T08:00:00.000Z')).then();
    given(bought('express'), confirmed, dispatched, express)
      .when(note('2026-05-08T08:00:00.001Z'))
      .then(notCollected({ lastDay: '2026-05-08', notedAt: '2026-05-08T08:00:00.001Z' }));
  });

  test('is noted once, also when the carrier tells it first', () => {
    const fails = {
      type: 'NotDelivered',
      ...report,
      reason: 'not collected',
      failedAt: '2026-05-21T05:00:00.000Z',
    } as const;
    given(bought(), confirmed, dispatched, ready).when(fails).then(notCollected());
    given(bought(), confirmed, dispatched, ready, notCollected()).when(note('2026-05-22T05:00:00.000Z')).then();
  });

  test('of a locker leaves ten days to have the parcel sent again', () => {
    given(bought('locker'), confirmed, dispatched, inLocker).when(note('2026-05-10T05:00:00.000Z')).then(lockerOver);
  });
});

describe('sent again', () => {
  const again = (reorderedAt: string) =>
    ({ type: 'ReorderParcel', parcelId: '100001-1', reorderId: 'r1', reorderedAt }) as const;
  const reordered: OrderEvent = {
    type: 'ParcelReordered',
    data: { parcelId: '100001-1', reorderId: 'r1', reorderBy: '2026-05-19', reorderedAt: '2026-05-12T08:00:00.000Z' },
  };
  const history = [bought('locker'), confirmed, dispatched, inLocker, lockerOver] as const;

  test('within ten days after the end, at the customer’s wish', () => {
    given(...history)
      .when(again('2026-05-12T08:00:00.000Z'))
      .then(reordered);
    given(...history, reordered)
      .when(again('2026-05-13T08:00:00.000Z'))
      .then();
    given(...history)
      .when(again('2026-05-19T22:00:00.000Z'))
      .thenRejected({ type: 'ReorderTooLate', lastDay: '2026-05-19' });
  });

  test('not from an agent, nor before the end, nor what the warehouse has again', () => {
    given(bought(), confirmed, dispatched, ready, notCollected())
      .when(again('2026-05-22T08:00:00.000Z'))
      .thenRejected({ type: 'ReorderTooLate', lastDay: null });
    given(bought('locker'), confirmed, dispatched, inLocker)
      .when(again('2026-05-09T08:00:00.000Z'))
      .thenRejected({ type: 'ReorderTooLate', lastDay: null });
    const back: OrderEvent = {
      type: 'ParcelCameBack',
      data: { ...report, lines: [], settles: [], cameBackAt: '2026-05-11T08:00:00.000Z' } as never,
    };
    given(...history, back)
      .when(again('2026-05-12T08:00:00.000Z'))
      .thenRejected({ type: 'ReorderTooLate', lastDay: '2026-05-19' });
  });

  test('it waits again with a whole time, and an old notice does not count', () => {
    given(...history, reordered)
      .when(arrives)
      .then();
    given(...history, reordered)
      .when({ ...arrives, readyAt: '2026-05-13T08:00:00.000Z' })
      .then(
        readyWith({ readyAt: '2026-05-13T08:00:00.000Z', lastDay: '2026-05-16', until: '2026-05-16T21:59:59.999Z' }),
      );
  });

  test('a second end keeps the day of the first, so nobody has it sent again for ever', () => {
    const second = readyWith({
      readyAt: '2026-05-13T08:00:00.000Z',
      lastDay: '2026-05-16',
      until: '2026-05-16T21:59:59.999Z',
    });
    given(...history, reordered, second)
      .when({ type: 'NoteUncollected', notedAt: '2026-05-17T05:00:00.000Z' })
      .then(notCollected({ lastDay: '2026-05-16', reorderBy: '2026-05-19', notedAt: '2026-05-17T05:00:00.000Z' }));
  });

  test('the carrier may decline, and the parcel is uncollected as before', () => {
    const declines = { type: 'DeclineReorder', parcelId: '100001-1', reorderId: 'r1', answer: 'too-late' } as const;
    const declined: OrderEvent = {
      type: 'ReorderDeclined',
      data: { parcelId: '100001-1', reorderId: 'r1', answer: 'too-late', declinedAt: AT },
    };
    given(...history, reordered)
      .when({ ...declines, declinedAt: AT })
      .then(declined);
    const state = [...history, reordered, declined].reduce(order.evolve, order.initial);
    expect(state.parcels[0]).toMatchObject({ phase: 'not-delivered', endReason: 'not-collected', reorderBy: null });
  });
});
