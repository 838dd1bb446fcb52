import { expect } from 'vitest';

import { reminder } from '../../domain/reminder/index.js';
import { REMINDER_WAYS, type WayFactsOf } from '../../domain/reminder/rules/index.js';
import { CommandHandling } from '../../services/foundation/command-handling/command-handling.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { until } from './look.js';
import type { Shopper } from './shopper.js';
import type { TestShop } from './test-shop.js';

const CALENDAR = '/api/apocalendar/';
const CONTACT = { EmailAddress: 'astrid@example.se', MobileNumber: '0701234567' };

/** Lets the pharmacy keep the person's prescriptions, approves reminders by mail, and reads the prescriptions. */
export async function wantsReminders(who: Shopper, personNumber: string): Promise<void> {
  const anvandare = JSON.stringify({ personNr: personNumber, samtyckeRRD: { givare: true } });
  const answers = [
    await who.sendForm('/psoapi/minaReceptService/uppdateraSamtyckeRRD', { anvandare }),
    await who.put(`${CALENDAR}verification`, CONTACT),
    await who.put(`${CALENDAR}approval`, { IsApproved: true, Channel: 'Email' }),
    await who.post('/recept/ordinationer', { personnummer: personNumber, typ: 'human' }),
    await who.post('/hkdb/konto', { personnummer: personNumber }),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

/** Plans the reminders of a session by its sync. */
export async function synchronize(who: Shopper): Promise<void> {
  const { body } = await who.put(`${CALENDAR}prepareEventReminderSynchronization`, {});
  expect(body).toMatchObject({ Result: { Synchronized: true } });
}

const OPEN: WayFactsOf = {
  App: { consentSince: null, isReachable: true },
  Email: { consentSince: '2026-01-01T08:00:00.000Z', isReachable: true },
  Sms: { consentSince: null, isReachable: false },
};

const SAID_YES = { consentSince: '2026-01-01T08:00:00.000Z', isReachable: true } as const;
export const EVERY_WAY: WayFactsOf = { App: SAID_YES, Email: SAID_YES, Sms: SAID_YES };

/** Sends the next reminders of a customer on their day, as the job does. Returns their ids when they are sent by each way. */
export async function sendNext(
  shop: TestShop,
  personNumber: string,
  ways: WayFactsOf = OPEN,
): Promise<readonly string[]> {
  const customerId = await shop.customerId(personNumber);
  const commands = shop.app.get(CommandHandling);
  const planned = Object.values((await commands.load(reminder, customerId)).reminders);
  const [on] = planned
    .filter(({ phase }) => phase === 'planned')
    .map(({ dueOn }) => dueOn)
    .toSorted();
  if (on === undefined) throw new TypeError('no reminder is planned');
  const at = `${on}T12:00:00.000Z`;
  await commands.handle(reminder, customerId, { type: 'FallDue', customerId, on, at }, newContext(SYSTEM));
  const due = planned.filter(({ phase, dueOn }) => phase === 'planned' && dueOn === on);
  const leaving = due.flatMap(({ reminderId, about }) => (about ? [{ reminderId, watched: about.watched, ways }] : []));
  await commands.handle(reminder, customerId, { type: 'LetLeave', customerId, leaving, at }, newContext(SYSTEM));
  const ids = due.map(({ reminderId }) => reminderId);
  const open = REMINDER_WAYS.filter((way) => ways[way].consentSince !== null);
  await until(async () => {
    const { reminders } = await commands.load(reminder, customerId);
    return ids.every((id) => open.every((way) => reminders[id]?.ways[way]?.is === 'sent'));
  });
  return ids;
}

/** Each call of reminders, answered with success. */
export async function everyReminderCall(shop: TestShop, personNumber: string): Promise<void> {
  const who = shop.visitor();
  await who.logIn(personNumber);
  await wantsReminders(who, personNumber);
  await synchronize(who);
  const [reminderId] = await sendNext(shop, personNumber);
  const subscriptions = (await who.get(`${CALENDAR}eventSubscriptions`)).body as unknown as Subscriptions;
  const channelId = subscriptions.EventSubscriptions[1]?.EventSubscriptionChannels[0]?.Id;
  const device = { DeviceId: 'phone', Platform: 'iOS', NotificationsEnabled: true };
  const answers = [
    await who.get(`${CALENDAR}events/toRead`),
    await who.put(`${CALENDAR}reminders/${reminderId}/read`, {}),
    await who.put(`${CALENDAR}eventSubscriptionChannels/${channelId}/active`, { IsActive: true }),
    await who.get(`${CALENDAR}approval`),
    await who.put(`${CALENDAR}devices`, device),
    await who.put(`${CALENDAR}verification`, CONTACT),
    await who.get(`${CALENDAR}synchronizationInfo`),
  ];
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
}

interface Subscriptions {
  readonly EventSubscriptions: readonly { readonly EventSubscriptionChannels: readonly { readonly Id: string }[] }[];
}
