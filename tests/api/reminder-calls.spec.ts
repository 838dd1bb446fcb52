import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { highCostAccount } from '../../domain/high-cost-account/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { Reminders } from '../../services/care/reminder/reminders.js';
import { documentedCalls, namesIn } from '../shop/documented-calls.js';
import { sendNext, synchronize, wantsReminders } from '../shop/reminders.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

/** The calls, each with its body as an object. */
const CALLS = documentedCalls('reminder-calls').map(({ request, ...call }) => ({
  ...call,
  request: request === undefined ? undefined : (JSON.parse(request) as object),
}));
const [ASTRID, NILS, ELSA] = ['198507099805', '198507099813', '199908072391'] as const;
const NOW = '2026-11-20T09:00:00.000Z';
const CALENDAR = '/api/apocalendar/';
const DOCUMENTED_ID = /kJ3vQ0w1R2e4T5y6U7i8O9p0A1s2D3f4|aB1cD2eF3gH4iJ5kL6mN7oP8qR9sT0uV/;
const STRANGE_ID = 'a'.repeat(32);

let shop: TestShop;
const clock = new SettableClock(NOW);
beforeAll(async () => void (shop = await startTestShop({ clock, products: 20 })));
afterAll(() => shop.stop());

const named = async (person: string, stayLoggedIn = false): Promise<Shopper> => {
  const who = shop.visitor();
  const asked = `ssn=${person}&ehmDeviceType=desktop&stayLoggedIn=${stayLoggedIn}`;
  expect((await who.get(`/sessionapi/v1/grandid/test/initloginauto?${asked}`)).status).toBeLessThan(400);
  return who;
};
const code = ({ status, body }: Answer): readonly unknown[] => [status, body.errors?.[0]?.code];
const channelOf = async (who: Shopper, kind: string, channel: string): Promise<{ Id: string; IsActive: boolean }> => {
  const { body } = await who.get(`${CALENDAR}eventSubscriptions`);
  const { EventSubscriptions } = body as unknown as {
    EventSubscriptions: {
      EventTypeName: string;
      EventSubscriptionChannels: { Id: string; Channel: string; IsActive: boolean }[];
    }[];
  };
  const channels = EventSubscriptions.find(({ EventTypeName }) => EventTypeName === kind)?.EventSubscriptionChannels;
  const found = channels?.find((each) => each.Channel === channel);
  if (!found) throw new TypeError(`no ${channel} of ${kind}`);
  return found;
};
const refusals = async (person: string): Promise<number> => {
  const events = await shop.platform.store.readStream(`health-look-${await shop.customerId(person)}`);
  return events.filter(({ type }) => type === 'HealthDataRefused').length;
};
const recorded = async (): Promise<number> => {
  const { rows } = await shop.platform.pool.query<{ count: number }>(
    "SELECT count(*)::int AS count FROM event WHERE stream_id LIKE 'customer-%' OR stream_id LIKE 'reminder-%'",
  );
  return rows[0]?.count ?? 0;
};
const toRead = async (who: Shopper): Promise<readonly { ReminderId: string; EventTypeName: string }[]> =>
  ((await who.get(`${CALENDAR}events/toRead`)).body as unknown as { Events: never[] }).Events;

describe('the documented calls (RMD-02, RMD-05, RMD-06)', () => {
  let astrid: Shopper;
  let ids: { readonly reminder: string; readonly channel: string };
  beforeAll(async () => {
    astrid = await named(ASTRID);
    await wantsReminders(astrid, ASTRID);
    await synchronize(astrid);
    const sent = await sendNext(shop, ASTRID);
    ids = { reminder: sent[0] ?? '', channel: (await channelOf(astrid, 'HkdbExp', 'App')).Id };
  });

  test.each(CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers the documented fields, and no browser stores the answer',
    async (_name, { method, path, request, answer }) => {
      const id = path.includes('reminders/') ? ids.reminder : ids.channel;
      const sent = await astrid.send(method, path.replace(DOCUMENTED_ID, id), request);
      expect(sent.status).toBe(200);
      expect(sent.headers.get('cache-control')).toContain('no-store');
      const given = new Set(namesIn(sent.body));
      const told = new Set(namesIn(answer));
      expect([...given].filter((field) => !told.has(field) && !field.includes('HkdbData.'))).toEqual([]);
      expect([...told].filter((field) => !given.has(field) && !field.includes('HkdbData.'))).toEqual([]);
    },
  );

  test('are 12', () => expect(CALLS).toHaveLength(12));

  const calls = CALLS.filter(({ path }) => path.startsWith(CALENDAR));

  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s refuses a guest and a weak log-in',
    async (_name, { method, path, request }) => {
      expect(code(await shop.visitor().send(method, path, request))).toEqual([401, 'LOGIN_REQUIRED']);
      const weak = await named(ELSA, true);
      clock.set('2026-11-22T09:00:00.000Z');
      expect(code(await weak.send(method, path, request))).toEqual([401, 'IDENTIFICATION_REQUIRED']);
      clock.set(NOW);
    },
  );

  const withFields = calls.filter(({ request }) => request && Object.keys(request).length > 0);
  const cases = withFields.flatMap((call) =>
    Object.keys(call.request ?? {}).map((field) => [`${call.path} ${field}`, call, field] as const),
  );

  test.each(cases)('%s refuses what it cannot hold, names it, and records nothing', async (_name, call, field) => {
    const before = await recorded();
    const path = call.path.replace(DOCUMENTED_ID, ids.channel);
    for (const value of [null, 7, 'x'.repeat(20_000), { $gt: '' }, ['x']]) {
      const { status, body } = await astrid.send(call.method, path, { ...call.request, [field]: value });
      expect([value, status, body.errors?.[0]?.field?.split('.')[0]]).toEqual([value, 400, field]);
    }
    const { status, body } = await astrid.send(call.method, path, { ...call.request, okand: 1 });
    expect([status, body.errors?.[0]?.field]).toEqual([400, 'okand']);
    expect(await recorded()).toBe(before);
  });
});

describe('what is to be read (RMD-04, RMD-06)', () => {
  test('is what was sent, until it is read', async () => {
    const nils = await named(NILS);
    await wantsReminders(nils, NILS);
    await synchronize(nils);
    expect(await toRead(nils)).toEqual([]);
    const sent = await sendNext(shop, NILS);
    expect(sent.length).toBeGreaterThan(0);
    expect((await toRead(nils)).map(({ ReminderId }) => ReminderId).toSorted()).toEqual([...sent].toSorted());
    for (const id of sent)
      expect(code(await nils.put(`${CALENDAR}reminders/${id}/read`, {}))).toEqual([200, undefined]);
    expect(await toRead(nils)).toEqual([]);
    expect(code(await nils.put(`${CALENDAR}reminders/${sent[0]}/read`, {}))).toEqual([200, undefined]);
  });

  test('of a high-cost period is hidden when the person has left the database since (RMD-07)', async () => {
    const nils = await named(NILS);
    const customerId = await shop.customerId(NILS);
    const { commands } = shop.platform;
    const shown = async () => (await shop.app.get(Reminders).all(customerId)).map(({ kind }) => kind);
    expect(await shown()).toContain('HkdbExp');
    const { received } = await commands.load(highCostAccount, customerId);
    if (!received) throw new TypeError('no account was received');
    const account = { ...received, isConnected: false };
    const leaves = { type: 'ReceiveHighCostAccount', customerId, account, at: clock.now() } as const;
    await commands.handle(highCostAccount, customerId, leaves, newContext(SYSTEM));
    expect(await shown()).not.toContain('HkdbExp');
    expect((await nils.get(`${CALENDAR}events/toRead`)).status).toBe(200);
  });

  test('names no medicine', async () => {
    const nils = await named(NILS);
    const text = JSON.stringify(await shop.app.get(Reminders).all(await shop.customerId(NILS)));
    expect(text).toContain('för dig');
    for (const drug of ['Tyrolin', 'Tensidal', 'Pencillor', 'Lipoflex']) expect(text).not.toContain(drug);
    expect((await nils.get(`${CALENDAR}events/toRead`)).status).toBe(200);
  });

  test('of somebody else is 403, and the attempt is recorded', async () => {
    const [astrid, nils] = [await named(ASTRID), await named(NILS)];
    const { Id } = await channelOf(nils, 'HkdbExp', 'Sms');
    const [ofNils] = await shop.app.get(Reminders).all(await shop.customerId(NILS));
    const before = await refusals(ASTRID);
    const foreign = `${CALENDAR}reminders/${ofNils?.reminderId}/read`;
    expect(code(await astrid.put(foreign, {}))).toEqual([403, 'REMINDER_UNKNOWN']);
    expect(code(await astrid.put(`${CALENDAR}reminders/${STRANGE_ID}/read`, {}))).toEqual([403, 'REMINDER_UNKNOWN']);
    const channel = `${CALENDAR}eventSubscriptionChannels/${Id}/active`;
    expect(code(await astrid.put(channel, { IsActive: true }))).toEqual([403, 'CHANNEL_UNKNOWN']);
    expect(await refusals(ASTRID)).toBe(before + 3);
    expect((await channelOf(nils, 'HkdbExp', 'Sms')).IsActive).toBe(false);
  });

  test('has ids of at most 64 characters', async () => {
    const astrid = await named(ASTRID);
    const read = async (id: string) => code(await astrid.put(`${CALENDAR}reminders/${id}/read`, {}));
    expect(await read('a'.repeat(64))).toEqual([403, 'REMINDER_UNKNOWN']);
    expect(await read('a'.repeat(65))).toEqual([400, 'TOO_BIG']);
  });
});

describe('the consent behind each switch (RMD-01)', () => {
  test('is written and read back, and is the one of the settings', async () => {
    const elsa = await named(ELSA);
    const { Id } = await channelOf(elsa, 'PrescriptionExp', 'Sms');
    const turned = await elsa.put(`${CALENDAR}eventSubscriptionChannels/${Id}/active`, { IsActive: true });
    expect(turned.body).toEqual({ Success: true, Result: { Id, Channel: 'Sms', IsActive: true } });
    const { body } = await elsa.get('/api/userconsent/get');
    expect(body).toContainEqual({
      code: 'RemindersSmsTimeToRenewPrescription',
      ConsentDetail: 'RemindersSmsTimeToRenewPrescription',
      IsConsent: true,
    });
  });

  test('of offers is for members only', async () => {
    const nils = await named(NILS);
    const { Id } = await channelOf(nils, 'Offers', 'App');
    const turned = await nils.put(`${CALENDAR}eventSubscriptionChannels/${Id}/active`, { IsActive: true });
    expect(code(turned)).toEqual([409, 'NOT_MEMBER']);
  });

  test('is given for all three reminders by an approval, and taken back by another', async () => {
    const elsa = await named(ELSA);
    const approve = (IsApproved: boolean) => elsa.put(`${CALENDAR}approval`, { IsApproved, Channel: 'App' });
    const approved = async () => (await elsa.get(`${CALENDAR}approval`)).body as unknown as { IsApproved: boolean };
    expect(await approved()).toMatchObject({ IsApproved: false });
    expect(code(await approve(true))).toEqual([200, undefined]);
    expect(await approved()).toMatchObject({ IsApproved: true });
    expect((await channelOf(elsa, 'PrescriptionWithdrawal', 'App')).IsActive).toBe(true);
    await approve(false);
    expect(await approved()).toMatchObject({ IsApproved: false });
  });

  test('says that an approval failed in the words of the seed', async () => {
    const elsa = await named(ELSA);
    const { body } = await elsa.put(`${CALENDAR}approval`, { Channel: 'App' });
    expect(body.errors?.[0]?.message).toContain('Failed to set approval.');
    const { body: noDevice } = await elsa.put(`${CALENDAR}devices`, { Platform: 'iOS', NotificationsEnabled: true });
    expect(noDevice.errors?.[0]).toMatchObject({ field: 'DeviceId', message: 'Unable to get deviceId.' });
  });

  test('of marketing push needs a strong log-in to be given, and none to be withdrawn (RMD-05)', async () => {
    const set = '/api/marketingPushNotificationUserConsent/SetUserConsent';
    const weak = await named(ELSA, true);
    clock.set('2026-11-22T09:00:00.000Z');
    expect(code(await weak.post(set, { IsConsent: true }))).toEqual([401, 'IDENTIFICATION_REQUIRED']);
    expect(code(await weak.post(set, { IsConsent: false }))).toEqual([200, undefined]);
    clock.set(NOW);
  });
});

describe('the sync (RMD-02)', () => {
  const info = async (who: Shopper) => (await who.get(`${CALENDAR}synchronizationInfo`)).body;
  const prepare = (who: Shopper, Events: readonly object[] = []) =>
    who.put(`${CALENDAR}prepareEventReminderSynchronization`, { Events });

  test('runs once a session, and again after the next log-in', async () => {
    const astrid = await named(ASTRID);
    await wantsReminders(astrid, ASTRID);
    expect(await info(astrid)).toMatchObject({ ShouldSynchronize: true, HasSessionMarker: true });
    expect((await prepare(astrid)).body).toMatchObject({ Result: { Synchronized: true } });
    expect(await info(astrid)).toMatchObject({ ShouldSynchronize: false, HasSessionMarker: false });
    expect((await prepare(astrid)).body).toMatchObject({ Result: { Synchronized: false, EventCount: 0 } });
    expect(await info(await named(ASTRID))).toMatchObject({ ShouldSynchronize: true });
  });

  test('does not run without a consent, and keeps its marker', async () => {
    const astrid = await named(ASTRID);
    for (const Channel of ['App', 'Email', 'Sms'])
      await astrid.put(`${CALENDAR}approval`, { IsApproved: false, Channel });
    expect(await info(astrid)).toMatchObject({ ShouldSynchronize: false, HasConsent: false, HasSessionMarker: true });
    expect((await prepare(astrid)).body).toMatchObject({ Result: { Synchronized: false } });
    await astrid.put(`${CALENDAR}approval`, { IsApproved: true, Channel: 'Email' });
    expect(await info(astrid)).toMatchObject({ ShouldSynchronize: true });
  });

  test('does not use the dates of a browser', async () => {
    const astrid = await named(ASTRID);
    const before = await shop.app.get(Reminders).coming(await shop.customerId(ASTRID));
    const event = {
      EventId: 2,
      PersonNr: ASTRID,
      Concerning: ASTRID,
      giltighetsDatum: '2027-01-01',
      antalUttagKvar: 9,
    };
    expect((await prepare(astrid, [event])).status).toBe(200);
    expect(await shop.app.get(Reminders).coming(await shop.customerId(ASTRID))).toEqual(before);
  });

  test.each(['PersonNr', 'Concerning'])('with another person as %s is 403, and recorded', async (field) => {
    const astrid = await named(ASTRID);
    const before = await refusals(ASTRID);
    const event = { EventId: 3, PersonNr: ASTRID, Concerning: ASTRID, [field]: NILS };
    expect(code(await prepare(astrid, [event]))).toEqual([403, 'OTHER_PERSON']);
    expect(await refusals(ASTRID)).toBe(before + 1);
    expect(await info(astrid)).toMatchObject({ HasSessionMarker: true });
  });

  test('takes at most 200 events, and counts from 0 to 999', async () => {
    const astrid = await named(ASTRID);
    const event = { EventId: 3, PersonNr: ASTRID, Concerning: ASTRID, antalUttagKvar: 999 };
    const many = (count: number) => Array.from({ length: count }, () => event);
    expect((await prepare(astrid, many(200))).status).toBe(200);
    expect((await prepare(astrid, many(201))).status).toBe(400);
    for (const wrong of [
      { antalUttagKvar: 1000 },
      { antalUttagKvar: -1 },
      { EventId: 4 },
      { senasteUttag: '2026-02-30' },
    ])
      expect([wrong, (await prepare(astrid, [{ ...event, ...wrong }])).status]).toEqual([wrong, 400]);
  });
});
