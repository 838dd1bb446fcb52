import { dated, type BusinessDate } from '../kernel/index.js';
import type { CartProduct } from './events.js';
import type { CartState } from './state.js';

export type LimitName = 'MAXQUANTITY_EX' | 'MAXQUANTITY_GROUP' | 'MAXQUANTITY_HA' | 'PARACETAMOL_LIMIT';

/** The highest numbers of packs in one order (CRT-02, CRT-03). The company sets these limits, not the law. */
export const cartLimits = dated<Readonly<Record<LimitName, number>>>('cart-limits', [
  { from: '2000-01-01', value: { PARACETAMOL_LIMIT: 2, MAXQUANTITY_EX: 5, MAXQUANTITY_GROUP: 5, MAXQUANTITY_HA: 99 } },
]);

export interface AppliedLimit {
  readonly limit: LimitName;
  /** The highest quantity of this product's line, given the rest of the cart. */
  readonly maxAllowedQuantity: number;
  readonly ruleVersion: string;
}

export interface QuantityInfo {
  readonly currentlyInCartQuantity: number;
  readonly maxAllowedQuantity: number;
}

export interface FlagGroupQuota {
  readonly flag: 'Paracetamol';
  readonly max: number;
  readonly inCart: number;
}

export type LimitedProduct = Pick<CartProduct, 'varuId' | 'type' | 'flags' | 'limitGroup'>;
type Lines = Pick<CartState, 'lines'>;

/** The lowest maximum for a product. Other lines that count towards the same limit reduce it. */
export function limitFor(state: Lines, product: LimitedProduct, on: BusinessDate): AppliedLimit {
  const { ruleVersion, ...limits } = cartLimits.on(on);
  const applied = limitsOf(product).map(({ limit, shares }) => ({
    limit,
    maxAllowedQuantity: Math.max(0, limits[limit] - quantityOfOthers(state, product, shares)),
    ruleVersion,
  }));
  return applied.reduce((tightest, next) => (next.maxAllowedQuantity < tightest.maxAllowedQuantity ? next : tightest));
}

/** The quantity in the cart and the maximum (CRT-02). The maximum of a prescription item is 0. */
export function quantityInfo(state: Lines, product: LimitedProduct, on: BusinessDate): QuantityInfo {
  return {
    currentlyInCartQuantity: state.lines.find(({ varuId }) => varuId === product.varuId)?.quantity ?? 0,
    maxAllowedQuantity: product.type === 'Rx' ? 0 : limitFor(state, product, on).maxAllowedQuantity,
  };
}

/** `maxBuyableQuantity` of a cart line (CRT-10). */
export function maxBuyable(state: Lines, product: LimitedProduct, on: BusinessDate): number {
  return quantityInfo(state, product, on).maxAllowedQuantity;
}

export function flagGroupQuotas({ lines }: Lines, on: BusinessDate): readonly FlagGroupQuota[] {
  const inCart = lines.filter(isParacetamol).reduce((sum, { quantity }) => sum + quantity, 0);
  return inCart === 0 ? [] : [{ flag: 'Paracetamol', max: cartLimits.on(on).PARACETAMOL_LIMIT, inCart }];
}

interface LimitOfProduct {
  readonly limit: LimitName;
  /** Whether another product counts towards the same limit. */
  readonly shares: (other: LimitedProduct) => boolean;
}

function limitsOf(product: LimitedProduct): [LimitOfProduct, ...LimitOfProduct[]] {
  const limits: [LimitOfProduct, ...LimitOfProduct[]] = [
    { limit: product.type === 'Ex' ? 'MAXQUANTITY_EX' : 'MAXQUANTITY_HA', shares: () => false },
  ];
  if (product.limitGroup)
    limits.push({ limit: 'MAXQUANTITY_GROUP', shares: ({ limitGroup }) => limitGroup === product.limitGroup });
  if (isParacetamol(product)) limits.push({ limit: 'PARACETAMOL_LIMIT', shares: isParacetamol });
  return limits;
}

function isParacetamol({ flags }: Pick<LimitedProduct, 'flags'>): boolean {
  return flags.includes('Paracetamol');
}

function quantityOfOthers({ lines }: Lines, product: LimitedProduct, shares: LimitOfProduct['shares']): number {
  return lines
    .filter((line) => line.varuId !== product.varuId && shares(line))
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
