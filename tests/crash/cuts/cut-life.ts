import { order, type OrderState } from '../../../domain/order/index.js';
import { newContext } from '../../../services/foundation/command-handling/command-context.js';
import { derivedId } from '../../../services/foundation/command-handling/derived-id.js';
import { tellWarehouse } from '../../shop/shop-beside.js';
import { until } from '../../shop/look.js';
import { readPartnerBooks } from '../partner-books.js';
import type { Life } from './cut-points.js';
import { isDispensed } from './cut-prescribed.js';
import type { CutShop } from './cut-shop.js';

const STAFF = { kind: 'staff', id: 'crash test' } as const;

type Shop = Pick<CutShop, 'partners' | 'partnersDirectory' | 'platform'>;

/** Lets a bought order live to its end: sent by parcels, with goods that lack, returned or cancelled. */
export async function liveOut(shop: Shop, orderId: string, life: Life): Promise<void> {
  await reaches(shop, orderId, ({ phase }) => phase === 'confirmed');
  if (life === 'cancelled') return cancel(shop, orderId);
  if (life === 'short') await lacks(shop, orderId);
  if (life === 'prescribed') {
    await isDispensed(shop, orderId);
    await reaches(shop, orderId, ({ dispensed }) => dispensed.length === 1);
  }
  const { parcels } = await stateOf(shop, orderId);
  for (const [at] of parcels.entries()) await send(shop, orderId, at);
  if (life === 'returned') await comesBack(shop, orderId);
}

/** The parcels leave one after the other, so that a place on the wire belongs to a known one. */
async function send(shop: Shop, orderId: string, at: number): Promise<void> {
  await tellWarehouse(shop.partners, orderId, 'dispatched', at + 1);
  await reaches(shop, orderId, ({ parcels }) => (parcels[at]?.dispatchedAt ?? null) !== null);
  await tellWarehouse(shop.partners, orderId, 'delivered', at + 1);
  await reaches(shop, orderId, ({ parcels }) => (parcels[at]?.deliveredAt ?? null) !== null);
}

async function lacks(shop: Shop, orderId: string): Promise<void> {
  const lines = [{ line: '1', quantity: 1, cause: 'lacking' }];
  await until(async () => {
    const { ok } = await fetch(`${shop.partners.config.WAREHOUSE_URL}/simulation/shipments/${orderId}/short`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ parcel: 1, lines, left: true }),
    });
    return ok;
  });
  await reaches(shop, orderId, ({ unsent }) => unsent.shorts.length > 0);
}

/** Staff stop an order that the warehouse already has. */
async function cancel({ platform, partnersDirectory }: Shop, orderId: string): Promise<void> {
  await until(async () => readPartnerBooks(partnersDirectory).shipments.has(orderId));
  const command = { type: 'Cancel', by: 'staff', reason: 'kunden ringde', cancelledAt: platform.clock.now() } as const;
  const outcome = await platform.commands.handle(order, orderId, command, newContext(STAFF));
  if (!outcome.ok) throw new Error(`the order was not cancelled: ${outcome.rejection.type}`);
}

async function comesBack({ platform }: Shop, orderId: string): Promise<void> {
  const returnId = derivedId(orderId, 'comes back');
  const lines = [{ lineId: '1', quantity: 1 }];
  const command = { type: 'ReturnItems', returnId, lines, returnedAt: platform.clock.now() } as const;
  const outcome = await platform.commands.handle(order, orderId, command, newContext(STAFF));
  if (!outcome.ok) throw new Error(`the goods did not come back: ${outcome.rejection.type}`);
}

async function reaches(shop: Shop, orderId: string, isThere: (state: OrderState) => boolean): Promise<void> {
  await until(async () => isThere(await stateOf(shop, orderId)));
}

function stateOf({ platform }: Pick<Shop, 'platform'>, orderId: string): Promise<OrderState> {
  return platform.commands.load(order, orderId);
}
