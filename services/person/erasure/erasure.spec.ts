import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { cart } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { FORGOTTEN, parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import { allProjections, ProjectionRunner } from '../../../projections/index.js';
import { SettableClock } from '../../foundation/clock.js';
import { newContext } from '../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { CustomersByPerson, LookupBehind } from '../customer/customers-by-person.js';
import { openTestEventStore, type TestEventStore } from '../../foundation/event-store/testing.js';
import { MemberOf } from '../member/member-of.js';
import { SmtpMailer } from '../../partners/mail/client.js';
import { startMailbox } from '../../../simulators/mailbox/start.js';
import { keyOfMessage, messageId } from '../../partners/mail/mailer.js';
import { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import { Sessions } from '../../access/session/sessions.js';
import { eraseByHand, NotErased } from './erase-by-hand.js';
import { Erasure } from './erasure.js';
import { erasureReactions } from './erasure-reactions.js';
import { Forgetting } from './forgetting.js';
import { LocalLetters } from './local-letters.js';
import { PurchasesOf } from './purchases-of.js';
import { whyNot } from './texts.js';

const clock = new SettableClock('2026-03-01T09:00:00.000Z');
const hash = new KeyedHash(Buffer.alloc(32, 3));
const personNumber = parsePersonNumber('198507099805') as PersonNumber;
const REASON = 'Begäran enligt artikel 17';
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

let events: TestEventStore;
let views: ProjectionRunner;
let commands: CommandHandling;
let forgetting: Forgetting;
let erasure: Erasure;
let customers: CustomersByPerson;
let sessions: Sessions;
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

const by = () => newContext({ kind: 'staff', id: 'kim' });
const erase = (customerId: string) => erasure.erase({ customerId, reason: REASON }, by());
const typed = (args: readonly string[], input = '') =>
  eraseByHand(args, () => Promise.resolve(input), { erasure, customers });
const types = async (stream: string) => (await events.store.readStream(stream)).map(({ type }) => type);

async function identified(customerId: string, number = personNumber): Promise<string> {
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

/** Creates a guest's cart with contact details, which the customer takes over at log-in. */
async function guestCart(customerId: string): Promise<string> {
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
    { type: 'GiveCustomerDetails', cartId, customerId: null, details, weakSession: null, on },
    by(),
  );
  await commands.handle(cart, cartId, { type: 'Claim', customerId }, by());
  return cartId;
}

describe('erasing', () => {
  test('forgets also what was said as a guest, before the log-in', async () => {
    const customerId = await identified(randomUUID());
    const cartId = await guestCart(customerId);
    expect(await erase(customerId)).toEqual({ ok: true, already: false });
    const given = (await events.store.readStream(`cart-${cartId}`)).find(({ type }) => type === 'CustomerDetailsGiven');
    expect(given?.data).toMatchObject({ details: FORGOTTEN });
    const added = (await events.store.readStream(`cart-${cartId}`)).find(({ type }) => type === 'ItemAdded');
    expect(added?.data).toMatchObject({ shopper: `guest:${cartId}`, product: FORGOTTEN, quantity: 1 });
    expect(await commands.load(cart, cartId)).toMatchObject({ phase: 'open', lines: [] });
  });

  test('closes the sessions of the customer, and of nobody else', async () => {
    const customerId = await identified(randomUUID());
    const open = (id: string, stayLoggedIn: boolean) =>
      sessions.openIdentified({ customerId: id, cartId: randomUUID(), method: 'BankID', stayLoggedIn }, null);
    const [strong, weak, another] = [
      await open(customerId, false),
      await open(customerId, true),
      await open(randomUUID(), false),
    ];
    expect(await sessions.find(weak.token)).not.toBeNull();
    await erase(customerId);
    expect([await sessions.find(strong.token), await sessions.find(weak.token)]).toEqual([null, null]);
    expect(await sessions.find(another.token)).not.toBeNull();
  });

  test.each(['before', 'after'])('killed %s the event was recorded, goes on where it was', async (when) => {
    const customerId = await identified(randomUUID());
    const { memberId } = { memberId: await new MemberOf(commands).forRegistration(customerId) };
    await commands.handle(
      membership,
      memberId,
      {
        type: 'RegisterMember',
        memberId,
        customerId,
        memberNumber: randomUUID().slice(0, 9),
        birthDate: '1985-07-09',
        email: 'a@exempel.se',
        mobileNumber: '0701234567',
        at: clock.now(),
      },
      by(),
    );
    const dead = (): never => {
      throw new Error('killed');
    };
    const half = { forget: dead } as unknown as Forgetting;
    const dying = {
      handle: async (slice: { kind: string }, ...more: never[]) =>
        slice.kind === 'customer' ? dead() : (commands.handle as (...all: unknown[]) => unknown)(slice, ...more),
      load: commands.load.bind(commands),
    } as unknown as CommandHandling;
    const purchases = new PurchasesOf(views, events.store, events.database.db);
    const killed =
      when === 'before'
        ? new Erasure(dying, purchases, new MemberOf(commands), forgetting, clock)
        : new Erasure(commands, purchases, new MemberOf(commands), half, clock);
    await expect(killed.erase({ customerId, reason: REASON }, by())).rejects.toThrow('killed');
    expect(await erase(customerId)).toEqual({ ok: true, already: when === 'after' });
    expect(await types(`member-${memberId}`)).toEqual(['MemberRegistered', 'MembershipEnded']);
    expect(await types(`customer-${customerId}`)).toEqual(['CustomerIdentified', 'CustomerErased']);
    expect((await events.store.readStream(`customer-${customerId}`))[0]?.data).toMatchObject({
      personNumber: FORGOTTEN,
    });
  });

  test('what a killed tool left is done by the worker, and stored cards and local letters go with it', async () => {
    const customerId = await identified(randomUUID());
    await commands.handle(
      customer,
      customerId,
      { type: 'EraseCustomer', memberIds: [], orderIds: [], reason: REASON, at: clock.now() },
      by(),
    );
    const erased = (await events.store.readStream(`customer-${customerId}`)).at(-1);
    const cards = new Set(['card-1', 'card-2']);
    const gateway = {
      storedCards: async () => [...cards].map((id) => ({ id }) as never),
      deleteStoredCard: async (_of: string, id: string) => void cards.delete(id),
    };
    const mailbox = await startMailbox();
    const mailer = new SmtpMailer({ url: mailbox.url });
    const letter = { to: 'a@exempel.se', subject: 'Tack', text: 'Hej Astrid', html: '<p>Hej Astrid</p>' };
    for (const key of [erased?.eventId ?? '', 'another'])
      await mailer.send({ ...letter, messageId: messageId('order-confirmation', key) });
    const letters = new LocalLetters(mailbox, events.database.db, events.store);
    const reactions = erasureReactions(forgetting, gateway, letters);
    for (const reaction of [...reactions, ...reactions]) await reaction.react(erased as never);
    expect(cards.size).toBe(0);
    expect(mailbox.list().map(({ messageId: id }) => keyOfMessage(id))).toEqual(['another']);
    await mailer.close();
    await mailbox.close();
    expect((await events.store.readStream(`customer-${customerId}`))[0]?.data).toMatchObject({ firstName: FORGOTTEN });
  });

  test('a process that still remembers the person answers as for anybody erased, and writes nothing', async () => {
    const customerId = await identified(randomUUID());
    const elsewhere = startCommandHandling(events.store, events.database.pool, clock);
    expect((await elsewhere.load(customer, customerId)).profile.firstName).toBe('Astrid');
    await erase(customerId);
    const rejected = { ok: false, rejection: { type: 'CustomerErased' } };
    expect(
      await elsewhere.handle(customer, customerId, { type: 'UpdateProfile', profile: { firstName: 'Eva' } }, by()),
    ).toEqual(rejected);
    expect(await elsewhere.load(customer, customerId)).toMatchObject({ status: 'erased', profile: {} });
  });

  test('waits for a checkout to end', async () => {
    const customerId = await identified(randomUUID());
    const cartId = await guestCart(customerId);
    await events.store.head().then((head) => views.waitFor('cart', head, 10_000));
    await events.database.pool.query(`UPDATE view_cart SET phase = 'frozen' WHERE cart_id = $1`, [cartId]);
    expect(await erase(customerId)).toEqual({ ok: false, rejection: { type: 'CheckoutUnderWay' } });
  });

  test('does nothing while the views of orders are behind', async () => {
    const customerId = await identified(randomUUID());
    const behind = new PurchasesOf({ waitFor: async () => false }, events.store, events.database.db);
    const cautious = new Erasure(commands, behind, new MemberOf(commands), forgetting, clock);
    expect(await cautious.erase({ customerId, reason: REASON }, by())).toEqual({
      ok: false,
      rejection: { type: 'OrdersBehind' },
    });
    expect(await types(`customer-${customerId}`)).toEqual(['CustomerIdentified']);
  });
});

describe('who comes back', () => {
  const alone = parsePersonNumber('198507099813') as PersonNumber;

  test('is another customer after each erasure, and nobody can tell which they were', async () => {
    const { customerId: first } = await customers.forLogIn(alone);
    await identified(first, alone);
    expect(await typed(['--reason', REASON], '198507099813\n')).toBe(
      `customer ${first} is erased; orders and payments are kept for the bookkeeping`,
    );
    await expect(typed(['--reason', REASON], '198507099813')).rejects.toThrow('no such customer');
    expect(await typed([first, '--reason', REASON])).toBe(`customer ${first} is already erased`);
    const { customerId: second } = await customers.forLogIn(alone);
    await identified(second, alone);
    expect(await typed([second.toUpperCase(), '--reason', REASON])).toContain('is erased');
    expect(new Set([first, second, (await customers.forLogIn(alone)).customerId]).size).toBe(3);
  });

  test('finds no claim of a log-in that died just before the erasure', async () => {
    const { customerId } = await customers.forLogIn(alone);
    await identified(customerId, alone);
    await erase(customerId);
    const { rowCount } = await events.database.pool.query('SELECT FROM person_claim WHERE customer_id = $1', [
      customerId,
    ]);
    expect(rowCount).toBe(0);
  });
});

describe('typed', () => {
  test.each([
    [[], '', /^usage/],
    [['--reason'], '', /^usage/],
    [['--reason', REASON, 'one', 'two'], '', /^usage/],
    [['no-id', '--reason', REASON], '', /^usage/],
    [['850709-9805', '--reason', REASON], '', /standard input/],
    [['--reason', REASON], 'Astrid', /holds no person number/],
    [['--reason', REASON], '199908072391', /no such customer/],
  ])('%j is refused', async (args, input, why) => {
    await expect(typed(args, input)).rejects.toThrow(why);
  });

  test('a person number is refused in words while nobody can tell whose it is', async () => {
    const behind = { findNow: () => Promise.reject(new LookupBehind()) };
    const asked = eraseByHand(['--reason', REASON], async () => '198507099805', { erasure, customers: behind });
    await expect(asked).rejects.toThrow(new NotErased(whyNot({ type: 'OrdersBehind' })));
  });

  test('a fault of the look-up is no refusal', async () => {
    const broken = { findNow: () => Promise.reject(new TypeError('no such table')) };
    const asked = eraseByHand(['--reason', REASON], async () => '198507099805', { erasure, customers: broken });
    await expect(asked).rejects.toThrow(TypeError);
  });
});
