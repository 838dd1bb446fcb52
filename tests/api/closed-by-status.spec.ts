import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { SettableClock } from '../../services/foundation/clock.js';
import { documentedCalls } from '../shop/documented-calls.js';
import type { Answer, Shopper } from '../shop/shopper.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const [ASTRID, NILS] = ['198507099805', '198507099813'];
const CLOSED = 'Recepttjänsten är stängd just nu. Försök igen senare.';
const HOME = '/mina-recept-inloggad/';
const [DOSE_PACKS, WARRANTS] = [`${HOME}dospaket`, `${HOME}warrants`];
/** A warrant for which the holder has not answered yet. */
const WAITING = '5f0e1d2c-0000-4000-8000-000000000002';
const HEALTH = ['health-look', 'prescription', 'warrant', 'high-cost-account', 'dose-pack'];

let shop: TestShop;
let astrid: Shopper;
beforeAll(async () => {
  const clock = new SettableClock('2026-11-20T09:00:00.000Z');
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
  astrid = shop.visitor();
  await astrid.logIn(ASTRID);
});
afterAll(() => shop.stop());
afterEach(() => script({}));

const script = (settings: object): void => shop.partners.simulated['e-health']?.setScript(settings);
/** How many events the streams of health data have, of all customers. */
async function recorded(): Promise<number> {
  const { rows } = await shop.platform.pool.query<{ stream_id: string }>('SELECT stream_id FROM event');
  return rows.filter(({ stream_id: id }) => HEALTH.some((kind) => id.startsWith(`${kind}-`))).length;
}

/** What a call answers while the status alone says closed, and how many events it recorded. */
async function whileClosed(ask: () => Promise<Answer>): Promise<{ answer: Answer; events: number }> {
  const before = await recorded();
  script({ saysClosed: true });
  const answer = await ask();
  script({});
  return { answer, events: (await recorded()) - before };
}

describe('while the status of the national service is not 200, and it still answers (RX-20),', () => {
  test.each([
    ['prescriptions', HOME, 'Tensidal'],
    ['prescriptions of animals', `${HOME}animalprescriptions`, 'Caniflam'],
    ['the high-cost ladder', `${HOME}highcostprotection`, 'Apotek Björken'],
    ['warrants', WARRANTS, 'Nyman'],
    ['dose packs', DOSE_PACKS, 'Skicka till farmaceuten'],
  ])('the page of %s says so, shows nothing, and records nothing', async (_page, address, shown) => {
    const { answer, events } = await whileClosed(() => astrid.get(address));
    expect([answer.status, events, String(answer.body['text']).includes(CLOSED)]).toEqual([200, 0, true]);
    expect(String(answer.body['text']).includes(shown)).toBe(false);
    expect(String((await astrid.get(address)).body['text']).includes(shown)).toBe(true);
  });

  test.each([
    ['giving a warrant', WARRANTS, { does: 'give', holder: NILS, name: 'Nils Sandberg' }],
    ['accepting a warrant', WARRANTS, { does: 'accept', id: WAITING }],
    ['declining a warrant', WARRANTS, { does: 'decline', id: WAITING }],
    ['ending a warrant', WARRANTS, { does: 'end', id: WAITING }],
    ['ordering dose packs', DOSE_PACKS, { person: '', text: 'Packa gärna från måndag.' }],
    ['ordering dose packs for somebody else', DOSE_PACKS, { person: 'AAAAAAAAAAAAAAAAAAAAAA', text: 'Packa.' }],
  ])('%s is refused, and nothing is recorded', async (_act, address, form) => {
    const { answer, events } = await whileClosed(() => astrid.sendForm(address, { ...form, commandId: randomUUID() }));
    expect([answer.status, events, String(answer.body['text']).includes(CLOSED)]).toEqual([200, 0, true]);
  });

  /** The first tells the status itself, the second is a consent to this pharmacy, and the third takes rows out of the cart. */
  const OPEN = ['/psoapi/status', 'uppdateraSamtyckeRRD', 'sparaDistansReceptBestallning'];
  const calls = documentedCalls('prescription-calls').filter(({ path: at }) => !OPEN.some((end) => at.endsWith(end)));
  test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers 503, and nothing is recorded',
    async (_name, { method, path: at, request }) => {
      const isForm = request !== undefined && !request.startsWith('{');
      const headers: Record<string, string> = isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
      const { answer, events } = await whileClosed(() => astrid.send(method, at, request, headers));
      expect(answer).toMatchObject({ status: 503, body: { errors: [{ code: 'PRESCRIPTIONS_CLOSED' }] } });
      expect(events).toBe(0);
    },
  );
});
