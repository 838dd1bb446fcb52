import type { CartRejection } from '../../../../domain/cart/index.js';
import type { OrderLine } from '../../../../domain/order/index.js';
import { Problem } from '../../../foundation/problem/problem.js';
import type { CartOutcome } from '../../cart/change-cart.js';
import { cartProblem } from '../../cart/cart-problem.js';

export interface Wanted {
  readonly varuId: string;
  readonly quantity: number;
}

/** Adds one product to the cart. `attempt` tells the second try with fewer pieces from the first. */
export type AddOne = (wanted: Wanted, attempt: 'all' | 'fewer') => Promise<CartOutcome>;

export interface BoughtAgain {
  /** The number of pieces that are in the cart now. */
  readonly added: number;
  /** The products of which not everything went into the cart. The basket tells why (CRT-08). */
  readonly refused: readonly string[];
}

/** The goods of an order that were bought, one entry a product. A gift came with a code and is not bought. */
export function goodsOf(lines: readonly OrderLine[]): readonly Wanted[] {
  const quantities = new Map<string, number>();
  for (const { varuId, quantity, discounts } of lines) {
    if (discounts.some(({ kind }) => kind === 'gift')) continue;
    quantities.set(varuId, (quantities.get(varuId) ?? 0) + quantity);
  }
  return [...quantities].map(([varuId, quantity]) => ({ varuId, quantity }));
}

/**
 * CHK-09: buys the goods of an order again. Each product passes the rules of the cart by itself, as if it were bought on
 * its page; of one that is short or limited, as many as the cart takes are added. @throws when the cart takes nothing
 */
export async function buyAgain(goods: readonly Wanted[], add: AddOne): Promise<BoughtAgain> {
  let added = 0;
  const refused: string[] = [];
  for (const wanted of goods) {
    const taken = await addAsMany(wanted, add);
    added += taken;
    if (taken < wanted.quantity) refused.push(wanted.varuId);
  }
  return { added, refused };
}

async function addAsMany(wanted: Wanted, add: AddOne): Promise<number> {
  const rejection = await rejectionOf(add(wanted, 'all'));
  if (!rejection) return wanted.quantity;
  const quantity = rejection === 'unknown' ? 0 : Math.min(wanted.quantity, roomLeft(rejection));
  if (quantity <= 0) return 0;
  return (await rejectionOf(add({ ...wanted, quantity }, 'fewer'))) ? 0 : quantity;
}

/** Null when the product was added. `unknown`: the shop has no such product any more. */
async function rejectionOf(outcome: Promise<CartOutcome>): Promise<CartRejection | 'unknown' | null> {
  try {
    const answer = await outcome;
    if (answer.ok) return null;
    const { rejection } = answer;
    if (rejection.type === 'CommandIdReused' || !isOfProduct(rejection)) throw cartProblem(rejection);
    return rejection;
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return 'unknown';
    throw error;
  }
}

function roomLeft(rejection: CartRejection): number {
  if (rejection.type !== 'QuantityAboveLimit' && rejection.type !== 'OutOfStock') return 0;
  return rejection.maxAllowedQuantity - rejection.currentlyInCartQuantity;
}

const OF_PRODUCT: readonly CartRejection['type'][] = [
  'QuantityAboveLimit',
  'OutOfStock',
  'CartIsFull',
  'PrescriptionRequired',
  'ItemUnsent',
  'PriceInvalid',
];

function isOfProduct({ type }: CartRejection): boolean {
  return OF_PRODUCT.includes(type);
}
