import path from 'node:path';

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openPaymentShop, outcomeOf, type PaymentShop } from '../shop/payments.js';
import { purchase } from '../shop/purchase.js';
import type { Answer, Shopper } from '../shop/shopper.js';

const NILS = '198507099813';
const PAGE = '/pages/savedPaymentCards';

let at: PaymentShop;
beforeAll(async () => void (at = await openPaymentShop({ webBuild: path.resolve('dist/web') })));
afterAll(() => at.shop.stop());
beforeEach(() => at.adyen.setFaults({}));

interface Card {
  readonly id: string;
  readonly lastFour: string;
}

const cardsOf = async (shopper: Shopper): Promise<readonly Card[]> =>
  ((await shopper.get('/payments/cards')).body as unknown as { storedPaymentMethods: readonly Card[] })
    .storedPaymentMethods;

async function withCard(): Promise<{ readonly shopper: Shopper; readonly id: string }> {
  const shopper = await at.astrid();
  const before = new Set((await cardsOf(shopper)).map(({ id }) => id));
  expect(outcomeOf(await purchase(shopper, { varuId: at.cream.varuId, saveCard: true })).success).toBe(true);
  const id = (await cardsOf(shopper)).find((card) => !before.has(card.id))?.id ?? '';
  expect(id).not.toBe('');
  return { shopper, id };
}

function press(shopper: Shopper, form: Record<string, string>): Promise<Answer> {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return shopper.send('POST', PAGE, new URLSearchParams(form).toString(), type, 'manual');
}

async function pageOf(shopper: Shopper): Promise<string> {
  const { body } = await shopper.send('GET', PAGE, undefined, {}, 'manual');
  return String(body['text']).replaceAll('<!-- -->', '');
}

/** The form of a card's removal, as it stands on the page. */
async function formOf(shopper: Shopper, cardId: string): Promise<{ cardId: string; commandId: string }> {
  const html = await pageOf(shopper);
  const [, rest = ''] = html.split(`name="cardId" value="${cardId}"`);
  const commandId = /name="commandId" value="([\w-]+)"/.exec(rest)?.[1] ?? '';
  return { cardId, commandId };
}

test('the page needs a strong log-in, and leads back to itself', async () => {
  const { status, headers } = await at.shop.visitor().send('GET', PAGE, undefined, {}, 'manual');
  expect(status).toBe(302);
  expect(headers.get('location')).toBe(`/init-login?redirect=${encodeURIComponent(PAGE)}`);
});

test('shows brand, last four digits and expiry, and nothing else of a card', async () => {
  const { shopper } = await withCard();
  const html = await pageOf(shopper);
  for (const shown of ['Visa •••• 1111', 'Giltigt till 03/30']) expect(html).toContain(shown);
  expect(html).not.toMatch(/4111 ?1111/);
});

test('a deleted card is gone at the partner, cannot pay, and a second press says that it is gone', async () => {
  const { shopper, id } = await withCard();
  const form = await formOf(shopper, id);
  const [one, two] = await Promise.all([press(shopper, form), press(shopper, form)]);
  expect([one.status, two.status].every((status) => status === 303 || status === 404)).toBe(true);
  expect((await cardsOf(shopper)).map((card) => card.id)).not.toContain(id);
  const again = await press(shopper, form);
  expect([again.status, String(again.body['text'])]).toEqual([404, expect.stringContaining('redan vara borttaget')]);
  const card = { type: 'scheme', storedPaymentMethodId: id };
  expect(await purchase(shopper, { varuId: at.cream.varuId, card: card as never })).toMatchObject({ status: 404 });
});

test('another’s card is unknown, by the page and by the call, and stays', async () => {
  const { shopper, id } = await withCard();
  const nils = at.shop.visitor();
  await nils.logIn(NILS);
  expect((await press(nils, { cardId: id, commandId: (await formOf(shopper, id)).commandId })).status).toBe(404);
  expect((await nils.delete(`/payments/cards/${id}`)).status).toBe(404);
  expect((await cardsOf(shopper)).map((card) => card.id)).toContain(id);
  expect((await press(at.shop.visitor(), await formOf(shopper, id))).status).toBe(303);
  expect((await cardsOf(shopper)).map((card) => card.id)).toContain(id);
});

test('a partner that is away is told on the page, and a card whose fate nobody knows is called so', async () => {
  const { shopper, id } = await withCard();
  const form = await formOf(shopper, id);
  at.adyen.setFaults({ lostAnswers: 1 });
  expect(await pageOf(shopper)).toContain('Vår betalpartner svarar inte just nu');
  const lost = await press(shopper, form);
  expect([lost.status, String(lost.body['text'])]).toEqual([503, expect.stringContaining('inte borttaget')]);
  at.adyen.setFaults({});
  expect((await cardsOf(shopper)).map((card) => card.id)).toContain(id);
});

test.each([{}, { cardId: 'x y', commandId: 'x' }, { cardId: 'a'.repeat(65) }])(
  'the form %o deletes nothing',
  async (form) => {
    const { shopper, id } = await withCard();
    expect((await press(shopper, form as Record<string, string>)).status).toBe(404);
    expect((await cardsOf(shopper)).map((card) => card.id)).toContain(id);
  },
);
