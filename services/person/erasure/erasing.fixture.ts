import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach } from 'vitest';

import { cart } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { CustomersByPerson } from '../customer/customers-by-person.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { MemberOf } from '../member/member-of.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { Sessions } from '../../access/session/sessions.js';
import { eraseByHand } from './erase-by-hand.js';
import { Erasure } from './erasure.js';
import { Forgetting } from './forgetting.js';
import { PurchasesOf } from './purchases-of.js';

export const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const hash = new KeyedHash(Buffer.alloc(32, 3));
const personNumber = parsePersonNumber('198507099805') as PersonNumber;
export const REASON = 'Begäran enligt artikel 17';
const soap = {
  varuId: '100',
  name: 'Mild tvål',
  type: 'Ha',
  unitPrice: 4_900,
  vatClass: 'goods',
  flags: [],
  weightGrams: 320,
} as const;
const details = {
  firstName: 'Astrid',
  lastName: 'Ek',
  email: 'gast@exempel.se',
  phoneNumber: '0701234567',
  street: 'Storgatan 1',
  postalCode: '11122',
  city: 'Stockholm',
  careOf: null,
};

export let events: TestEventStore;
export let views: ProjectionRunner;
export let commands: CommandHandling;
export let forgetting: Forgetting;
export let erasure: Erasure;
export let customers: CustomersByPerson;
export let sessions: Sessions;
/** Opens a shop with an event store of its own for the tests of a file. */
export function openErasing(): void {
  beforeAll(async () => {
    events = await openTestEventStore();
    views = new ProjectionRunner(
      events.store,
      events.database.pool,
      allProjections({ fingerprint: (kind, text) => hash.of(kind, text) }),
    );
    await views.start();
  });
  beforeEach(() => {
    const { store, keys, database } = events;
    commands = startCommandHandling(store, database.pool, clock);
    sessions = new Sessions(database.pool, clock);
    customers = new CustomersByPerson(database.pool, database.db, views, store, commands, hash);
    forgetting = new Forgetting(database.pool, database.db, keys, commands, sessions);
    erasure = new Erasure(
      commands,
      new PurchasesOf(views, store, database.db),
      new MemberOf(commands),
      forgetting,
      clock,
    );
  });
  afterAll(async () => {
    await views.stop();
    await events.close();
  });
}

export const by = () => newContext({ kind: 'staff', id: 'kim' });
export const erase = (customerId: string) => erasure.erase({ customerId, reason: REASON }, by());
export const typed = (args: readonly string[], input = '') =>
  eraseByHand(args, () => Promise.resolve(input), { erasure, customers });
export const types = async (stream: string) => (await events.store.readStream(stream)).map(({ type }) => type);

export async function identified(customerId: string, number = personNumber): Promise<string> {
  const at = clock.now();
  await commands.handle(
    customer,
    customerId,
    {
      type: 'Identify',
      customerId,
      personNumber: number,
      firstName: 'Astrid',
      lastName: 'Ek',
      method: 'test',
      at,
      validUntil: at,
    },
    by(),
  );
  return customerId;
}

/** A guest's cart with contact details, which the customer takes over at log-in. */
export async function guestCart(customerId: string): Promise<string> {
  const cartId = randomUUID();
  const on = '2026-03-01';
  await commands.handle(
    cart,
    cartId,
    { type: 'AddItem', cartId, customerId: null, product: soap, quantity: 1, on },
    by(),
  );
  await commands.handle(
    cart,
    cartId,
    { type: 'GiveCustomerDetails', cartId, customerId: null, details, weakSession: null, ageDeclared: false, on },
    by(),
  );
  await commands.handle(cart, cartId, { type: 'Claim', customerId }, by());
  return cartId;
}
