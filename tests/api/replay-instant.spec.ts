import { randomUUID } from 'node:crypto';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { customer } from '../../domain/customer/index.js';
import { atStockholm, endOfDay, type Instant, type PersonNumber } from '../../domain/kernel/index.js';
import { membership, type MemberCommand } from '../../domain/member/index.js';
import { SettableClock } from '../../services/foundation/clock.js';
import { newContext, SYSTEM } from '../../services/foundation/command-handling/command-context.js';
import { until } from '../shop/look.js';
import type { Shopper } from '../shop/shopper.js';
import { giveReason, logInStaff } from '../shop/staff.js';
import { startTestShop, type TestShop } from '../shop/test-shop.js';

const clock = new SettableClock('2026-08-10T08:00:00.000Z');
const [customerId, memberId] = [randomUUID(), randomUUID()];

let shop: TestShop;
let staff: Shopper;
beforeAll(async () => {
  shop = await startTestShop({ clock, products: 20, webBuild: path.resolve('dist/web') });
  await liveTwoYears();
  staff = await openedBy();
  await until(async () => (await staff.get(`/konsol/kund/${customerId}`)).status === 200);
});
afterAll(() => shop.stop());

/**
 * Records purchases and a bonus cheque. Two of the purchases count together for the level on one day only. No event
 * changes the cheque after April.
 */
async function liveTwoYears(): Promise<void> {
  const person = { memberNumber: '800000001', birthDate: '1985-07-09', email: 'astrid@exempel.se' };
  const at = noon('2025-01-10');
  const name = { firstName: 'Astrid', lastName: 'Ek', personNumber: '198507099805' as PersonNumber };
  const identified = { type: 'Identify', customerId, ...name, method: 'test', at, validUntil: at } as const;
  await shop.platform.commands.handle(customer, customerId, identified, { ...newContext(SYSTEM), effectiveAt: at });
  await does({ type: 'RegisterMember', memberId, customerId, ...person, mobileNumber: '0701740605', at }, at);
  await earns(1000, '2025-03-01');
  await earns(900, '2025-07-31');
  await does({ type: 'IssueCheque', chequeId: randomUUID(), on: '2026-04-30' }, endOfDay('2026-04-30'));
  await earns(1397, '2026-07-30');
}

async function earns(points: number, on: string): Promise<void> {
  const lot = { orderId: randomUUID(), lotId: randomUUID() };
  await does({ type: 'EarnPoints', parcelId: null, ...lot, basis: points * 100, on }, noon(on));
}

async function does(command: MemberCommand, effectiveAt: Instant): Promise<void> {
  const outcome = await shop.platform.commands.handle(membership, memberId, command, {
    ...newContext(SYSTEM),
    effectiveAt,
  });
  expect(outcome).toMatchObject({ ok: true });
}

const noon = (date: string): Instant => atStockholm(date, '12:00');

async function openedBy(): Promise<Shopper> {
  const visitor = shop.visitor();
  await logInStaff(visitor, 'kundtjanst');
  await giveReason(visitor, 'customers', customerId, 'Undrar över sin nivå');
  return visitor;
}

/** Returns the page as the server renders it for a browser without scripts. */
async function page(search: string): Promise<string> {
  const { status, body } = await staff.get(`/konsol/kund/${customerId}${search}`);
  expect(status).toBe(200);
  return String(body['text']).replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').replaceAll('&amp;', '&');
}

/** Returns the value beside a label on the member's card. */
const figure = (html: string, label: string): string | undefined =>
  new RegExp(`<dt>${label}</dt><dd[^>]*><a[^>]*>([^<]*)`).exec(html)?.[1];
const leadsTo = (html: string, label: string): string | undefined =>
  new RegExp(`<a[^>]*aria-label="${label}"[^>]*>`).exec(html)?.[0].match(/href="([^"]*)"/)?.[1];
const cheque = (html: string): string | undefined =>
  /<span class="state" data-state="(\w+)">[^<]*<\/span>/.exec(html)?.[1];

describe('the page without scripts, asked for an instant between two events,', () => {
  test.each([
    ['2026-04-30T23:59', 'future'],
    ['2026-05-01T00:00', 'active'],
    ['2026-07-29T12:00', 'active'],
    ['2026-07-31T23:59', 'active'],
    ['2026-08-01T00:00', 'expired'],
  ])('shows at %s the cheque of April as %s', async (time, status) => {
    expect(cheque(await page(`?tid=${time}`))).toBe(status);
  });

  test('shows the day after an upgrade the points that its window counts', async () => {
    const [upgraded, dayAfter] = [await page('?tid=2026-07-30T13:00'), await page('?tid=2026-07-31T13:00')];
    expect([figure(upgraded, 'Nivå'), figure(dayAfter, 'Nivå')]).toEqual(['+++', '+++']);
    expect(figure(upgraded, 'Poäng de senaste 365 dagarna')).toBe('2 297 p');
    expect(figure(dayAfter, 'Poäng de senaste 365 dagarna')).toBe('1 397 p');
    expect(figure(dayAfter, 'Nivåns grund')).toBe('skyddad');
  });

  test('keeps the time as it was typed, in the field and in every link', async () => {
    const html = await page('?tid=2026-07-31T13:00&varfor=member/window-points');
    expect(html).toMatch(/<input[^>]* name="tid"[^>]* value="2026-07-31T13:00"/);
    expect(html).toContain('Efter steg 8 av ');
    expect(html).toContain('2026-07-31 13:00');
    expect(html).toContain('tid=2026-07-31T13%3A00&varfor=member%2Fbalance');
    expect(html).toContain('Poäng intjänade');
  });

  test('asks a colleague who follows the link for a reason first, and then shows the same instant', async () => {
    const colleague = shop.visitor();
    await logInStaff(colleague, 'kundtjanst');
    const link = `/konsol/kund/${customerId}?tid=2026-07-31T13%3A00`;
    const asked = await colleague.send('GET', link, undefined, {}, 'manual');
    const till = new URL(asked.headers.get('location') ?? '', shop.url).searchParams.get('till');
    expect(till).toBe(link);
  });

  test('says so when the time cannot be read', async () => {
    expect(await page('?tid=i+g%C3%A5r')).toContain('Tidpunkten ”i går” går inte att läsa.');
    expect(await page('?tid=2026-02-30T10:00')).toContain('Tidpunkten ”2026-02-30T10:00” går inte att läsa.');
  });
});

describe('a turning day', () => {
  test('is a step between its neighbours, with its sentence and its address', async () => {
    const html = await page('?dag=2026-07-31');
    expect(html).toContain('900 p från 31 juli 2025 räknas inte längre för nivån; 1 397 p räknas.');
    expect(html).toContain('nivån är skyddad till och med 30 juli 2027.');
    expect(html).toContain('Tiden gick, efter steg 8 av ');
    expect([leadsTo(html, 'Ett steg bakåt'), leadsTo(html, 'Ett steg framåt')]).toEqual(['?steg=8', '?dag=2026-08-01']);
  });

  test('is in the list of steps, with a link', async () => {
    const html = await page('');
    for (const day of ['2026-05-01', '2026-07-31', '2026-08-01']) expect(html).toContain(`href="?dag=${day}"`);
    expect(html).toContain('Bonuschecken på 22,00 kr gäller inte längre; sista dagen var 31 juli 2026.');
  });

  test('is separate from the step of opening the page, which changed nothing shown', async () => {
    const html = await page('?steg=9');
    expect(html).toContain('Öppnad i konsolen');
    expect(html).toContain('Steget ändrade inget av det som visas.');
  });

  test('reaches the browser with the shop’s time, which limits the turning days', async () => {
    const { body } = await staff.get(`/konsol/kund/${customerId}/historia`);
    expect(body).toMatchObject({
      until: '2026-08-10T08:00:00.000Z',
      packed: { types: expect.arrayContaining(['ChequeIssued']) },
    });
  });
});
