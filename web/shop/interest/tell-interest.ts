import type { InterestKind } from '../../../domain/interest/index.js';
import { currentConsent } from '../../visit/consent/cookie-consent.js';
import { newlyTold, noteFound } from './found-goods.js';

export interface FoundProduct {
  readonly varuId: string;
  readonly type: string;
}

/** Call it when a visitor opens a product that search found. */
export function tellFound(product: FoundProduct): void {
  noteFoundProduct(product);
  tellInterest('click', [product.varuId]);
}

/** Remembers a product that search found. What is on prescription is never remembered, and so never told. */
export function noteFoundProduct({ varuId, type }: FoundProduct): void {
  if (type !== 'Rx') withStore((store) => noteFound(store, varuId, Date.now()));
}

/** Tells the shop what was done with products that search found (CAT-05). Of other products it tells nothing. */
export function tellInterest(kind: InterestKind, varuIds: readonly string[]): void {
  withStore((store) => send(kind, newlyTold(store, kind, varuIds, Date.now())));
}

/** Does nothing without consent to statistics (PRO-06), or where the browser blocks storage. */
function withStore(act: (store: Storage) => void): void {
  if (!currentConsent().statistics) return;
  try {
    act(sessionStorage);
  } catch {
    // Reading the property throws when storage is blocked. The visitor's click must still work.
  }
}

function send(type: InterestKind, varuIds: readonly string[]): void {
  if (varuIds.length === 0) return;
  const events = varuIds.map((id) => ({ type, eventId: crypto.randomUUID(), entity: { type: 'Product', id } }));
  // `keepalive` lets the request outlive the page. If it fails, the event is not counted, and nobody is told.
  fetch('/api/loop/createEvents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).catch(() => undefined);
}
