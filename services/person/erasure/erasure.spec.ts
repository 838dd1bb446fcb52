import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { cart } from '../../../domain/cart/index.js';
import { customer } from '../../../domain/customer/index.js';
import { FORGOTTEN } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import type { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { startCommandHandling } from '../../foundation/command-handling/testing.js';
import { MemberOf } from '../member/member-of.js';
import { SmtpMailer } from '../../partners/mail/client.js';
import { startMailbox } from '../../../simulators/mailbox/start.js';
import { keyOfMessage, messageId } from '../../partners/mail/mailer.js';
import { Erasure } from './erasure.js';
import { erasureReactions } from './erasure-reactions.js';
import { Forgetting } from './forgetting.js';
import { LocalLetters } from './local-letters.js';
import { PurchasesOf } from './purchases-of.js';
import {
  by,
  clock,
  commands,
  erase,
  events,
  forgetting,
  guestCart,
  identified,
  openErasing,
  REASON,
  sessions,
  types,
  views,
} from './erasing.fixture.js';

openErasing();

describe('erasing', () => {
  test('forgets also what was given as a guest, before the log-in', async () => {
    const customerId = await identified(randomUUID());
    const cartId = await guestCart(customerId);
    expect(await erase(customerId)).toEqual({ ok: true, already: false });
    const given = (await events.store.readStream(`cart-${cartId}`)).find(({ type }) => type === 'CustomerDetailsGiven');
    expect(given?.data).toMatchObject({ details: FORGOTTEN });
    const added = (await events.store.readStream(`cart-${cartId}`)).find(({ type }) => type === 'ItemAdded');
    expect(added?.data).toMatchObject({ shopper: `guest:${cartId}`, product: FORGOTTEN, quantity: 1 });
    expect(await commands.load(cart, cartId)).toMatchObject({ phase: 'open', lines: [] });
  });

  test('closes the sessions of the customer and of nobody else', async () => {
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

  test.each(['before', 'after'])('killed %s the event was recorded continues where it stopped', async (when) => {
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

  test('by a tool that was killed is completed by the worker, with stored cards and local letters', async () => {
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

  test('lets a process that still remembers the person answer as after any erasure, and write nothing', async () => {
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

  test('waits for the end of a checkout', async () => {
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
