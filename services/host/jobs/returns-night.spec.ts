import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { BusinessDate } from '../../../domain/kernel/index.js';
import { order, type OrderCommand, type ReturnWarned } from '../../../domain/order/index.js';
import { AT, agent, contact, cream, placed } from '../../../domain/order/spec-events.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { Club, dyingAfter } from './testing.js';

const SHOP = { kind: 'system', id: 'test' } as const;
const PARCEL = { carrier: 'PostNord', trackingNumber: 'kolli' };

describe('the warnings of returns (LAW-04)', () => {
  let club: Club;
  beforeEach(async () => void (club = await Club.open()));
  afterEach(() => club.close());

  /** A delivered order whose cream the customer withdrew from on a day. The goods are at the warehouse, or not. */
  async function returned(nth: number, on: BusinessDate, isHere: boolean): Promise<void> {
    const orderId = derivedId('order', nth);
    const { parcels } = placed([cream]).data;
    const parcelId = parcels[0]?.parcelId ?? '';
    const noon = `${on}T10:00:00.000Z`;
    const who = { customerId: null, memberId: null, contact, shelfKey: derivedId(orderId, 'shelf') };
    const ids = { cartId: derivedId(orderId, 'cart'), paymentId: derivedId(orderId, 'payment'), orderNumber: '100001' };
    const life: readonly OrderCommand[] = [
      {
        ...{ type: 'PlaceOrder', orderId, ...ids, ...who, placedAt: AT, lines: [cream], cheque: null },
        ...{ delivery: agent, paymentMethod: 'scheme', trackingKey: derivedId(orderId, 'parcel') },
      },
      { type: 'Confirm', paymentId: ids.paymentId, confirmedAt: AT },
      { type: 'Dispatch', parcelId, ...PARCEL, dispatchedAt: AT },
      { type: 'Deliver', parcelId, ...PARCEL, deliveredAt: noon },
      {
        type: 'NotifyWithdrawal',
        withdrawalId: derivedId(orderId, 'notice'),
        lines: [{ lineId: '1', quantity: 1 }],
        notifiedAt: noon,
      },
      ...(isHere ? [{ type: 'ReceiveReturn', returnNumber: '100001-R1', receivedAt: noon } as const] : []),
    ];
    for (const command of life) {
      const outcome = await club.commands.handle(order, orderId, command, newContext(SHOP));
      if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.rejection.type}`);
    }
  }

  async function night(date: BusinessDate, machine = club.machine()) {
    club.itIsTheEndOf(date);
    const outcome = await machine.run('returns-at-risk', date);
    if (!outcome.ok) throw new Error(outcome.rejection.type);
    return outcome.run.report.sums;
  }

  const warnings = async () =>
    (await club.events<ReturnWarned>('ReturnWarned'))
      .map(({ data }) => `${data.warnedAt} ${data.warnDay} ${data.risk}`)
      .sort();

  test('come four days before, the day before and the day after the last day, each once', async () => {
    await returned(1, '2026-05-08', true);
    await returned(2, '2026-05-08', false);
    expect(await night('2026-05-17')).toEqual({ soon: 0, late: 0, neverCame: 0 });
    expect(await night('2026-05-18')).toEqual({ soon: 2, late: 0, neverCame: 0 });
    expect(await night('2026-05-19')).toEqual({ soon: 0, late: 0, neverCame: 0 });
    expect(await night('2026-05-21')).toEqual({ soon: 2, late: 0, neverCame: 0 });
    expect(await night('2026-05-23')).toEqual({ soon: 0, late: 1, neverCame: 1 });
    expect(await night('2026-05-24')).toEqual({ soon: 0, late: 0, neverCame: 0 });
    expect((await warnings()).length).toBe(6);
  });

  test.each([
    ['summer time begins', '2026-03-29', '2026-03-19', '04:30'],
    ['summer time ends', '2026-10-25', '2026-10-15', '05:30'],
  ] as const)('come at the same hour on the day when %s', async (_what, date, notifiedOn, hour) => {
    await returned(1, notifiedOn, true);
    expect(await night(date)).toMatchObject({ soon: 1 });
    expect(await night(date)).toMatchObject({ soon: 1 });
    expect(await warnings()).toEqual([`${date}T${hour}:00.000Z 4 refund-due`]);
  });

  test('of a night that was killed halfway and runs again, also on another machine at once, are complete and come once', async () => {
    for (const nth of [1, 2, 3, 4, 5]) await returned(nth, '2026-05-08', true);
    await expect(night('2026-05-18', club.machine('free', dyingAfter(2, 'order')))).rejects.toThrow('killed');
    const [one, other] = await Promise.all([
      night('2026-05-18', club.machine('free')),
      night('2026-05-18', club.machine('free')),
    ]);
    expect([one, other]).toEqual([
      { soon: 5, late: 0, neverCame: 0 },
      { soon: 5, late: 0, neverCame: 0 },
    ]);
    expect(await warnings()).toEqual(Array(5).fill('2026-05-18T04:30:00.000Z 4 refund-due'));
  });
});
