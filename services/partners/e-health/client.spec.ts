import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { parsePersonNumber, type PersonNumber } from '../../../domain/kernel/index.js';
import { collectableOn, labelOf, standingOn } from '../../../domain/prescription/rules/index.js';
import { startEHealthSimulator, type EHealthSimulator } from '../../../simulators/e-health/start.js';
import { ManualTime } from '../../../simulators/simulation/timers.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from '../partner-error.js';
import { EHealthClient } from './client.js';

const person = (text: string): PersonNumber => parsePersonNumber(text) as PersonNumber;
const [ASTRID, NILS, DEVELOPER] = [person('198507099805'), person('198507099813'), person('197509152380')];
const TODAY = '2026-11-21';
const PHARMACY = '7350000000011';
const options = { now: () => new Date(`${TODAY}T12:00:00.000Z`), timers: new ManualTime(`${TODAY}T12:00:00.000Z`) };

let service: EHealthSimulator;
let client: EHealthClient;
beforeAll(async () => {
  service = await startEHealthSimulator({ pharmacy: PHARMACY, ...options });
  client = new EHealthClient({ url: service.url, pharmacy: PHARMACY });
});
afterAll(() => Promise.all([service.close(), client.close()]));
beforeEach(() => service.setScript({}));

const calls = async (what: () => Promise<unknown>): Promise<number> => {
  const before = service.asked.length;
  await what().catch(() => null);
  return service.asked.length - before;
};

describe('the national e-health service', () => {
  test('gives a person’s prescriptions, the same each time, and no URL of a call names the person', async () => {
    const list = await client.prescriptionsOf(ASTRID, 'human');
    expect(list.isRegistered).toBe(true);
    expect(list.prescriptions[0]).toMatchObject({ kind: 'human', article: { name: 'Tyrolin' }, animal: null });
    expect(await client.prescriptionsOf(ASTRID, 'human')).toEqual(list);
    expect(new Set(service.asked)).toEqual(new Set(['/receptlista']));
    expect(JSON.stringify(list)).not.toContain(ASTRID);
  });

  test('gives the prescriptions of animals apart', async () => {
    const { prescriptions } = await client.prescriptionsOf(ASTRID, 'animal');
    expect(prescriptions.map(({ kind, animal }) => [kind, animal?.name])).toEqual([
      ['animal', 'Bamse'],
      ['animal', 'Misse'],
    ]);
  });

  test('knows one person for each reason against collecting', async () => {
    const { prescriptions } = await client.prescriptionsOf(NILS, 'human');
    expect(prescriptions.map((each) => labelOf(standingOn(each, TODAY)))).toEqual([
      'Utgånget',
      'Utgånget',
      'Parkerat',
      null,
      'Pappersrecept',
      'Okänd status',
      'Okänd status',
      'Makulerat av farmaceut',
      null,
      'Slutexpedierat',
    ]);
    expect(prescriptions.filter((each) => collectableOn(each, TODAY).collectable)).toEqual([]);
  });

  test('gives a high-cost account whose purchases sum to it, and no URL names the person (RX-07)', async () => {
    const { isRegistered, account } = await client.highCostOf(ASTRID);
    expect(isRegistered).toBe(true);
    expect(account).toMatchObject({ isConnected: true, period: { accumulated: 262_650, ownFee: 246_988 } });
    expect(account.transactions.map(({ on }) => on)).toEqual(
      account.transactions.map(({ on }) => on).toSorted((one, other) => (one < other ? 1 : -1)),
    );
    expect((await client.highCostOf(NILS)).account.period).toMatchObject({ ownFee: 380_000 });
    expect((await client.highCostOf(DEVELOPER)).isRegistered).toBe(false);
    expect(service.asked.filter((url) => url.includes(ASTRID))).toEqual([]);
  });

  test('registers a warrant once, and its holder accepts it once (RX-08, RX-23)', async () => {
    const persons = {
      giver: { personNumber: ASTRID, name: 'Astrid Ekström' },
      holder: { personNumber: NILS, name: 'Nils Sandberg' },
      child: null,
    };
    const registration = { warrantId: '6f0e1d2c-0000-4000-8000-000000000001', persons };
    const waiting = {
      status: 'done',
      warrant: {
        ...registration,
        ...{
          registeredOn: TODAY,
          acceptBy: '2026-11-28',
          validThrough: '2030-11-20',
          status: 'waiting',
          endedBy: null,
        },
      },
    };
    expect(await client.registerWarrant(registration)).toEqual(waiting);
    expect(await client.registerWarrant(registration)).toEqual(waiting);
    const { warrantId } = registration;
    expect(await client.answerWarrant(warrantId, ASTRID, true)).toEqual({ status: 'refused', reason: 'unknown' });
    const accepted = { status: 'done', warrant: { ...waiting.warrant, status: 'accepted' } };
    service.setScript({ fault: 'lost-answer', times: 1 });
    expect(await client.answerWarrant(warrantId, NILS, true)).toEqual(accepted);
    expect(await client.warrantsOf(NILS)).toContainEqual(accepted.warrant);
    expect(await client.endWarrant(warrantId, ASTRID)).toMatchObject({
      warrant: { status: 'ended', endedBy: 'giver' },
    });
    expect(await client.answerWarrant(warrantId, NILS, true)).toEqual({ status: 'refused', reason: 'ended' });
  });

  test('refuses warrants of protected and dead persons, and ends those they have (RX-08)', async () => {
    const registration = (number: number) => ({
      warrantId: `6f0e1d2c-0000-4000-8000-00000000001${number}`,
      persons: {
        giver: { personNumber: DEVELOPER, name: 'Utvecklare Två' },
        holder: { personNumber: NILS, name: 'Nils Sandberg' },
        child: null,
      },
    });
    expect(await client.registerWarrant(registration(1))).toEqual({ status: 'refused', reason: 'not-registered' });
    service.setScript({ protectedPersons: [NILS] });
    expect(await client.registerWarrant(registration(2))).toEqual({ status: 'refused', reason: 'protected-identity' });
    const ends = async () =>
      (await client.warrantsOf(person('195109072396'))).find(({ persons }) => persons.giver.name === 'Greta Nyman');
    service.setScript({ protectedPersons: ['194803122383'] });
    expect(await ends()).toMatchObject({ status: 'ended', endedBy: 'protected-identity' });
    service.setScript({ deceased: ['194803122383'] });
    expect(await ends()).toMatchObject({ status: 'ended', endedBy: 'death' });
    service.setScript({});
    expect(await ends()).toMatchObject({ status: 'accepted', endedBy: null });
  });

  test('is not believed about warrants when it answers about somebody else, or twice', async () => {
    for (const fault of ['somebody-else', 'doubled', 'garbage'] as const) {
      service.setScript({ fault });
      await expect(client.warrantsOf(ASTRID)).rejects.toThrow(PartnerOutcomeUnknown);
    }
  });

  test('names the children of a guardian (RX-08)', async () => {
    const children = await client.childrenOf(ASTRID);
    expect(children.map(({ firstName }) => firstName)).toEqual(['Vilgot', 'Maja', 'Alva']);
    expect(await client.childrenOf(NILS)).toEqual([]);
    service.setScript({ fault: 'somebody-else' });
    await expect(client.childrenOf(ASTRID)).rejects.toThrow(PartnerOutcomeUnknown);
  });

  test('gives the prices of a month', async () => {
    const [october, november] = [await client.pricesOf('2026-10'), await client.pricesOf('2026-11')];
    expect(november.get('710002')).toEqual({
      ...{ varuId: '710002', price: 18_600, benefitClass: 'medicine', isAvailable: true },
    });
    expect(november.get('710003')?.price).not.toBe(october.get('710003')?.price);
    await expect(client.pricesOf('2026-13')).rejects.toThrow(PartnerRefusal);
  });

  test.each(['somebody-else', 'doubled', 'without-dates', 'untied'] as const)(
    'with %s for an account has given no answer',
    async (fault) => {
      service.setScript({ fault });
      await expect(client.highCostOf(ASTRID)).rejects.toThrow(PartnerOutcomeUnknown);
    },
  );

  test('tells who is not in the population register', async () => {
    expect(await client.prescriptionsOf(DEVELOPER, 'human')).toMatchObject({ isRegistered: false });
  });

  test.each(['down', 'garbage', 'closed'] as const)('with %s for one call is asked once more', async (fault) => {
    service.setScript({ fault, times: 1 });
    expect((await client.prescriptionsOf(ASTRID, 'human')).prescriptions).not.toEqual([]);
  });

  test.each(['down', 'closed', 'garbage', 'somebody-else', 'doubled', 'without-dates'] as const)(
    'with %s for every call has given no answer',
    async (fault) => {
      service.setScript({ fault });
      await expect(client.prescriptionsOf(ASTRID, 'human')).rejects.toThrow(PartnerOutcomeUnknown);
    },
  );

  test('that asks us to slow down is not asked again', async () => {
    service.setScript({ fault: 'busy' });
    await expect(client.prescriptionsOf(ASTRID, 'human')).rejects.toThrow(PartnerNotReached);
    expect(await calls(() => client.prescriptionsOf(ASTRID, 'human'))).toBe(1);
  });

  test('that is slow is not waited for, and not asked again', async () => {
    const hasty = new EHealthClient({ url: service.url, pharmacy: PHARMACY, timeoutMs: 50 });
    service.setScript({ delayMs: 60_000 });
    expect(await calls(() => hasty.prescriptionsOf(ASTRID, 'human'))).toBe(1);
    await hasty.close();
  });

  test('refuses a pharmacy that it does not know, once', async () => {
    const stranger = new EHealthClient({ url: service.url, pharmacy: '1' });
    await expect(stranger.prescriptionsOf(ASTRID, 'human')).rejects.toThrow(PartnerRefusal);
    expect(await calls(() => stranger.prescriptionsOf(ASTRID, 'human'))).toBe(1);
    await stranger.close();
  });

  describe('takes reports of dispensings (RX-06)', () => {
    const ordination = async (id: string) =>
      (await client.prescriptionsOf(ASTRID, 'human')).prescriptions.find(({ ordinationId }) => ordinationId === id);
    const reportOf = async (number: number, at: number) => ({
      dispensingId: `4b0c9d0e-7c3b-4f0e-8a55-00000000000${number}`,
      personNumber: ASTRID,
      kind: 'human' as const,
      ordinationId: (await client.prescriptionsOf(ASTRID, 'human')).prescriptions[at]?.ordinationId ?? '',
      ...{ on: TODAY, varuId: '710001', packages: 1, onLadder: 14_200, fee: 10_650 },
    });

    test('once each: the withdrawal is counted, and the account moves by the reported fee', async () => {
      const report = await reportOf(1, 0);
      const before = await ordination(report.ordinationId);
      const { account } = await client.highCostOf(ASTRID);
      expect(await client.dispensing(report.dispensingId)).toEqual({ status: 'unknown' });
      service.setScript({ fault: 'lost-answer', only: 'reports', times: 1 });
      expect(await client.report(report)).toEqual({ status: 'registered' });
      expect(await client.report(report)).toEqual({ status: 'registered' });
      expect(await client.dispensing(report.dispensingId)).toEqual({ status: 'registered' });
      const left = (before?.withdrawals.left ?? 0) - 1;
      expect((await ordination(report.ordinationId))?.withdrawals).toMatchObject({ left, lastOn: TODAY });
      const after = (await client.highCostOf(ASTRID)).account;
      expect(after.period?.accumulated).toBe((account.period?.accumulated ?? 0) + 14_200);
      expect(after.period?.ownFee).toBe((account.period?.ownFee ?? 0) + 10_650);
      expect(await client.withdrawReport(report.dispensingId)).toEqual({ status: 'withdrawn' });
      expect(await ordination(report.ordinationId)).toEqual(before);
      expect((await client.highCostOf(ASTRID)).account).toEqual(account);
    });

    test('never more of them than there are withdrawals', async () => {
      const last = await reportOf(2, 3);
      expect(await client.report(last)).toEqual({ status: 'registered' });
      expect(labelOf(standingOn((await ordination(last.ordinationId))!, TODAY))).toBe('Slutexpedierat');
      const more = { ...last, dispensingId: (await reportOf(3, 0)).dispensingId };
      expect(await client.report(more)).toEqual({ status: 'refused', reason: 'no-withdrawals-left' });
      const unknown = { ...last, dispensingId: (await reportOf(4, 0)).dispensingId, ordinationId: 'none' };
      expect(await client.report(unknown)).toEqual({ status: 'refused', reason: 'no-prescription' });
      await client.withdrawReport(last.dispensingId);
    });
  });

  test('says whether it is open', async () => {
    await expect(client.status()).resolves.toBeUndefined();
    service.setScript({ fault: 'down', times: 1 });
    await expect(client.status()).resolves.toBeUndefined();
    service.setScript({ fault: 'closed' });
    await expect(client.status()).rejects.toThrow();
  });
});
