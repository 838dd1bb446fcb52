import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { FORGOTTEN, UnexpectedPhase } from '../../../domain/kernel/index.js';
import type { OrderEvent, OrderPlaced } from '../../../domain/order/index.js';
import {
  cancelled,
  cancelRequested,
  confirmed,
  cream,
  delivered,
  dispatched,
  failed,
  inTwoParcels,
  placed,
  vitamins,
} from '../../../domain/order/spec-events.js';
import { SettableClock } from '../../foundation/clock.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { newEvent } from '../../foundation/event-store/events.fixture.js';
import type { StoredEvent } from '../../foundation/event-store/port.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import type { ShipmentOrder } from '../../partners/warehouse/gateway.js';
import type { ReceiptedReaction } from '../../foundation/reactions/reaction-receipts.js';
import { warehouseReactions } from './warehouse-reactions.js';

const bought = placed([cream]);
const clock = new SettableClock('2026-03-01T12:00:00.000Z');

let opened: TestEventStore;
beforeAll(async () => (opened = await openTestEventStore()));
afterAll(() => opened.close());

describe('a confirmed order', () => {
  test('is sent to the warehouse, with the weight of the goods in its parcel', async () => {
    expect(await reaction('OrderConfirmed', bought, confirmed)).toEqual(['order order-1: ambient 270 g']);
  });

  test('is chilled when one of its goods is cold', async () => {
    const insulin = { ...cream, flags: ['StoredCold'] as const, weightGrams: 30, quantity: 1 };
    const cold = placed([cream, insulin]);
    expect(await reaction('OrderConfirmed', cold, confirmed)).toEqual(['order order-1: chilled 300 g']);
  });

  test.each([
    ['AgeLimited', 'Ha'],
    ['Narcotic', 'Rx'],
  ] as const)('with goods flagged %s asks for an identity card, for their parcel alone', async (flag, type) => {
    // No order has narcotics before prescriptions can be bought.
    const handed = { ...cream, type, flags: [flag as 'AgeLimited'], quantity: 1 };
    expect(await reaction('OrderConfirmed', placed([handed]), confirmed)).toEqual([
      'order order-1: ambient 90 g identity card',
    ]);
    const asked = await reaction('OrderConfirmed', inTwoParcels(placed([cream, handed])), confirmed);
    expect(asked).toEqual(['order order-1: ambient 270 g,ambient 90 g identity card']);
  });

  test('is not sent again when it has left in the meantime', async () => {
    expect(await reaction('OrderConfirmed', bought, confirmed, dispatched)).toEqual([]);
    expect(await reaction('OrderConfirmed', bought, confirmed, dispatched, delivered)).toEqual([]);
  });

  test('that was cancelled in the meantime is stopped there, because a lost call may have arrived', async () => {
    expect(await reaction('OrderConfirmed', bought, confirmed, cancelled)).toEqual(['cancel order-1: 1']);
  });

  test.each([
    ['failed', [bought, confirmed, failed]],
    ['absent', [confirmed]],
  ])('in a stream that is %s is an error and is never skipped', async (_, history: readonly OrderEvent[]) => {
    await expect(reaction('OrderConfirmed', ...history)).rejects.toThrow(UnexpectedPhase);
  });

  test('without a receiver is an error, because someone has paid for it', async () => {
    const nobodys = { ...bought, data: { ...bought.data, contact: FORGOTTEN } } as unknown as OrderPlaced;
    await expect(reaction('OrderConfirmed', nobodys, confirmed)).rejects.toThrow('without a receiver');
  });
});

describe('a paid order that staff cancel', () => {
  test('is stopped only by the warehouse, whose answer is recorded', async () => {
    expect(await reaction('CancellationRequested', bought, confirmed, cancelRequested)).toEqual([
      'cancel order-1: 1',
      'CancellationAnswered',
      'OrderCancelled',
    ]);
  });

  test('continues when the parcel has left', async () => {
    warehouseSays = { stopped: [] };
    expect(await reaction('CancellationRequested', bought, confirmed, cancelRequested)).toEqual([
      'cancel order-1: 1',
      'CancellationAnswered',
    ]);
  });

  test('is cancelled when the warehouse does not know it, and is not asked about again', async () => {
    warehouseSays = 'unknown';
    expect(await reaction('CancellationRequested', bought, confirmed, cancelRequested)).toEqual([
      'cancel order-1: 1',
      'CancellationAnswered',
      'OrderCancelled',
    ]);
  });

  test('is not sent to the warehouse any more, and an order left there by an unanswered call is stopped', async () => {
    expect(await reaction('OrderConfirmed', bought, confirmed, cancelRequested)).toEqual(['cancel order-1: 1']);
  });

  test('is stopped also while the call to the warehouse is under way', async () => {
    const asked = reaction('OrderConfirmed', bought, confirmed);
    whileOrdering = cancelRequested;
    expect(await asked).toEqual(['order order-1: ambient 270 g', 'cancel order-1: 1']);
  });
});

describe('a paid order in two parcels', () => {
  const two = inTwoParcels(placed([cream, vitamins]));
  const asked = { ...cancelRequested, data: { ...cancelRequested.data, parcelIds: ['100001-2'] } };
  const answered = {
    type: 'CancellationAnswered',
    data: { answer: 'unknown', stopped: ['100001-2'], tooLate: [], answeredAt: '2026-05-04T11:00:00.000Z' },
  } as const;
  const stopped: OrderEvent = {
    type: 'ParcelStopped',
    data: {
      ...{ parcelId: '100001-2', reason: 'slut i lager', lines: [], refund: 7900 },
      ...{ stoppedAt: '2026-05-04T11:00:00.000Z', stoppedOn: '2026-05-04' },
    },
  };

  test('is still sent when one of them was stopped before the warehouse knew it', async () => {
    expect(await reaction('OrderConfirmed', two, confirmed, asked, answered, stopped)).toEqual([
      'order order-1: ambient 270 g,ambient 90 g without 2',
      'cancel order-1: 2',
    ]);
  });

  test('is asked about by parcel, and the answer names those that it stopped', async () => {
    const both = { ...asked, data: { ...asked.data, parcelIds: ['100001-1', '100001-2'] } };
    warehouseSays = { stopped: [2] };
    expect(await reaction('CancellationRequested', two, confirmed, both)).toEqual([
      'cancel order-1: 1,2',
      'CancellationAnswered',
      'ParcelStopped',
    ]);
  });
});

let warehouseSays: { stopped: readonly number[] } | 'unknown' = { stopped: [1] };
let whileOrdering: OrderEvent | null = null;
beforeEach(() => {
  warehouseSays = { stopped: [1] };
  whileOrdering = null;
});

function parcelText({ kind, weightGrams, identityCard }: ShipmentOrder['parcels'][number]): string {
  return `${kind} ${weightGrams} g${identityCard ? ' identity card' : ''}`;
}

/** Returns the calls to the warehouse and the recorded commands that this event causes, after the history. */
async function reaction(type: OrderEvent['type'], ...history: readonly OrderEvent[]): Promise<readonly string[]> {
  const stream = `order-${randomUUID()}`;
  const { events } = await opened.store.append(
    stream,
    'no-stream',
    history.map(({ type: each, data }) => newEvent(each, data, clock.now())),
  );
  const asked: string[] = [];
  const commands: CommandHandling = startCommandHandling(opened.store, opened.database.pool, clock);
  const reactions: readonly ReceiptedReaction[] = warehouseReactions(
    commands,
    {
      order: async ({ orderId, parcels, withheld = [] }) => {
        const without = withheld.length > 0 ? ` without ${withheld.join()}` : '';
        asked.push(`order ${orderId}: ${parcels.map(parcelText).join()}${without}`);
        if (!whileOrdering) return;
        const { type: meanwhile, data } = whileOrdering;
        await opened.store.append(stream, history.length - 1, [newEvent(meanwhile, data, clock.now())]);
      },
      cancel: async (orderId, parcels) => {
        asked.push(`cancel ${orderId}: ${parcels.join()}`);
        return warehouseSays;
      },
      release: async (orderId, parcels) => {
        asked.push(`release ${orderId}: ${parcels.join()}`);
        return 'released';
      },
    },
    clock,
  );
  const event = events.find((one) => one.type === type) as StoredEvent;
  for (const one of reactions.filter(({ eventTypes }) => eventTypes.includes(type))) await one.react(event);
  const after = await opened.store.readStream(stream, { from: history.length });
  const meanwhile = whileOrdering ? 1 : 0;
  return [...asked, ...after.slice(meanwhile).map((one) => one.type)];
}
