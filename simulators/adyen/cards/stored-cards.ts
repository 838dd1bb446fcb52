import { contractNotFound } from '../adyen-error.js';
import type { StoredCardRecord, SimulatorState } from '../state.js';
import type { Outcome, World } from '../world.js';

const METHODS = [
  { type: 'scheme', name: 'Kort', brands: ['visa', 'mc', 'maestro', 'amex'] },
  { type: 'swish', name: 'Swish' },
  { type: 'trustly', name: 'Trustly' },
  { type: 'klarna_paynow', name: 'Klarna: betala nu' },
  { type: 'applepay', name: 'Apple Pay' },
  { type: 'googlepay', name: 'Google Pay' },
  { type: 'klarna', name: 'Klarna: betala senare' },
  { type: 'klarna_account', name: 'Klarna: dela upp' },
];

export function paymentMethods(world: World, shopperReference: string | undefined): Outcome {
  const storedPaymentMethods = shopperReference ? cardsOf(world.state, shopperReference) : [];
  return { status: 200, body: { paymentMethods: METHODS, storedPaymentMethods }, records: [] };
}

export function storedCards(world: World, shopperReference: string): Outcome {
  const { merchantAccount, state } = world;
  return {
    status: 200,
    body: { merchantAccount, shopperReference, storedPaymentMethods: cardsOf(state, shopperReference) },
    records: [],
  };
}

export function deleteStoredCard(world: World, shopperReference: string, id: string): Outcome {
  if (world.state.cards.get(id)?.shopperReference !== shopperReference) throw contractNotFound;
  return { status: 204, body: undefined, records: [{ type: 'card-deleted', id }] };
}

function cardsOf(state: SimulatorState, shopperReference: string): object[] {
  return [...state.cards.values()].filter((card) => card.shopperReference === shopperReference).map(listedCard);
}

function listedCard({ id, brand, lastFour, expiryMonth, expiryYear, holderName }: StoredCardRecord): object {
  return {
    id,
    type: 'scheme',
    name: brand,
    brand,
    lastFour,
    expiryMonth,
    // Adyen's list of cards has years with two digits.
    expiryYear: expiryYear.slice(-2),
    holderName,
    supportedShopperInteractions: ['Ecommerce', 'ContAuth'],
    supportedRecurringProcessingModels: ['CardOnFile'],
  };
}
