import { expect, test } from 'vitest';

import { SettableClock } from '../../../foundation/clock.js';
import type { Session } from '../../../access/session/session.js';
import type { PaymentGateway, StoredCard } from '../../../partners/adyen/gateway.js';
import { PartnerNotReached, PartnerOutcomeUnknown, PartnerRefusal } from '../../../partners/partner-error.js';
import { StoredCardsOfCustomer } from './stored-cards.js';

const ASTRID = { customerId: 'astrid' } as Session;
const unknown = new PartnerOutcomeUnknown('adyen', 'gave no answer');
const notReached = new PartnerNotReached('adyen', 'is away');
const gone = new PartnerRefusal('adyen', 422, '800', 'Contract not found');

interface Partner {
  /** What the partner does with the card, and what it answers. */
  readonly deletes?: boolean;
  readonly answer?: Error;
  /** Whether the list is answered after the deletion. */
  readonly listed?: boolean;
}

/** A partner with two cards. The list is asked before and after the deletion. */
function cardsAt({ deletes = true, answer, listed = true }: Partner = {}) {
  const cards = new Set(['card-1', 'card-2']);
  let asked = 0;
  const gateway: Pick<PaymentGateway, 'storedCards' | 'deleteStoredCard'> = {
    storedCards: async () => {
      if ((asked += 1) > 1 && !listed) throw unknown;
      return [...cards].map((id) => ({ id }) as StoredCard);
    },
    deleteStoredCard: async (_owner, id) => {
      if (deletes) cards.delete(id);
      if (answer) throw answer;
    },
  };
  return new StoredCardsOfCustomer(gateway, new SettableClock('2026-05-04T10:00:00.000Z'));
}

const deleted = async (partner: Partner, id = 'card-1') =>
  (await cardsAt(partner).delete(ASTRID, id)).storedPaymentMethods.map((card) => card.id);

test('a deleted card is off the list, also where the answer was lost or another tab was first', async () => {
  expect(await deleted({})).toEqual(['card-2']);
  expect(await deleted({ answer: unknown })).toEqual(['card-2']);
  expect(await deleted({ answer: gone })).toEqual(['card-2']);
});

test.each([
  ['says that it has and has not', {}],
  ['does not answer', { answer: unknown }],
  ['is not reached', { answer: notReached }],
  ['refuses', { answer: gone }],
] as const)('a card is not deleted while the partner still lists it: the partner %s', async (_what, partner) => {
  await expect(deleted({ ...partner, deletes: false })).rejects.toMatchObject({
    status: 502,
    errors: [{ code: 'CARD_NOT_DELETED' }],
  });
});

test('nobody knows what became of a card when the list does not come either', async () => {
  await expect(deleted({ answer: unknown, listed: false })).rejects.toMatchObject({
    status: 503,
    errors: [{ code: 'CARD_UNCERTAIN' }],
  });
});

test('another’s card, an invented one and one that is deleted already are the same: unknown', async () => {
  for (const id of ['card-3', '']) await expect(deleted({}, id)).rejects.toMatchObject({ status: 404 });
  const cards = cardsAt();
  await cards.delete(ASTRID, 'card-1');
  await expect(cards.delete(ASTRID, 'card-1')).rejects.toMatchObject({ status: 404 });
});

test('a fault of ours is not taken for one of the partner', async () => {
  await expect(deleted({ answer: new TypeError('ours') })).rejects.toBeInstanceOf(TypeError);
});
