import { randomUUID } from 'node:crypto';

import { addDays, addMinutes, atStockholm, type Uuid } from '../../domain/kernel/index.js';
import type { CustomerIdentified } from '../../domain/customer/events.js';
import { streamId } from '../../domain/slices.js';
import { allProjections, ProjectionRunner } from '../../projections/index.js';
import type { EventStore } from '../../services/foundation/event-store/port.js';
import type { Platform } from '../../services/foundation/platform/platform.js';
import { stamped } from '../bench-events.js';
import { issued, registered, upgraded } from '../member-events.js';
import { purchase, type Buyer, type Happened } from './purchase.js';

const PATIENCE_MS = 60_000;
const FROM = '2020-01-02';
const CHEQUE_EVERY = 10;
const UPGRADE_AT = 5;

/**
 * Records a customer with a given number of events, and waits for the views.
 * @returns the customer's id
 */
export async function recordCustomer({ store, pool, hash }: Platform, events: number): Promise<Uuid> {
  const projections = new ProjectionRunner(
    store,
    pool,
    allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }),
  );
  await projections.start();
  const buyer = { customerId: randomUUID(), memberId: randomUUID() };
  await writeLife(store, buyer, events);
  await projections.waitFor('stream-owner', await store.head(), PATIENCE_MS);
  await projections.stop();
  return buyer.customerId;
}

async function writeLife(store: EventStore, buyer: Buyer, events: number): Promise<void> {
  const revisions = new Map<string, number>();
  let left = events;
  const write = async ({ streamId: stream, at, events: happened }: Happened): Promise<void> => {
    const due = happened.slice(0, Math.max(left, 0));
    if (due.length === 0) return;
    const { revision } = await store.append(
      stream,
      revisions.get(stream) ?? 'no-stream',
      due.map((event) => stamped(event, at)),
    );
    revisions.set(stream, revision);
    left -= due.length;
  };
  for (const happened of beginning(buyer)) await write(happened);
  for (let nth = 0, on = FROM; left > 0; nth += 1, on = addDays(on, 6)) {
    for (const happened of purchase(buyer, nth, on)) await write(happened);
    const club = [...(nth === UPGRADE_AT ? [upgraded(on)] : []), ...(nth % CHEQUE_EVERY === 0 ? [issued(on)] : [])];
    await write({
      streamId: streamId('member', buyer.memberId),
      at: atStockholm(addDays(on, 3), '03:00'),
      events: club,
    });
  }
}

function beginning({ customerId, memberId }: Buyer): readonly Happened[] {
  const at = atStockholm(FROM, '09:00');
  const person = { personNumber: '198507099805', firstName: 'Astrid', lastName: 'Ek' };
  const identified: CustomerIdentified = {
    type: 'CustomerIdentified',
    data: { customerId, ...person, method: 'test', identifiedAt: at, validUntil: addMinutes(at, 60) },
  };
  return [
    { streamId: streamId('customer', customerId), at, events: [identified] },
    { streamId: streamId('member', memberId), at, events: [registered(memberId, FROM, customerId)] },
  ];
}
