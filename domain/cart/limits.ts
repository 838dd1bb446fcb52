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
  /** The number of packs that the limit allows in one order. */
  readonly max: number;
  /** Pieces of other products in the cart that count towards the same limit. */
  readonly others: number;
  /** The highest quantity of this product's line, given the rest of the cart. */
  readonly maxAllowedQuantity: number;
  readonly ruleVersion: string;
}

export interface QuantityInfo {
  readonly currentlyInCartQuantity: number;
  readonly maxAllowedQuantity: number;
}

export interface FlagGroupQuota {
  /** What the goods have in common: the flag Paracetamol, or the name of their group, for example an ATC code. */
  readonly flag: string;
  readonly max: number;
  readonly inCart: number;
}

export type LimitedProduct = Pick<CartProduct, 'varuId' | 'type' | 'flags' | 'limitGroup'>;
type Lines = Pick<CartState, 'lines'>;

/** The lowest maximum for a product. Other lines that count towards the same limit reduce it. */
export function limitFor(state: Lines, product: LimitedProduct, on: BusinessDate): AppliedLimit {
  const { ruleVersion, ...limits } = cartLimits.on(on);
  const applied = limitsOf(product).map(({ limit, shares }) => {
    const max = limits[limit];
    const others = quantityOfOthers(state, product, shares);
    return { limit, max, others, maxAllowedQuantity: Math.max(0, max - others), ruleVersion };
  });
  return applied.reduce((tightest, next) => (next.maxAllowedQuantity < tightest.maxAllowedQuantity ? next : tightest));
}

/** The quantity in the cart and the maximum (CRT-02). The maximum of a prescription item is 0. */
export function quantityInfo(state: Lines, product: LimitedProduct, on: BusinessDate): QuantityInfo {
  return {
    currentlyInCartQuantity: state.lines.find(({ varuId }) => varuId === product.varuId)?.quantity ?? 0,
    maxAllowedQuantity: product.type === 'Rx' ? 0 : limitFor(state, product, on).maxAllowedQuantity,
  };
}

/** The quotas that several products of the cart share (CRT-10), each with what the cart has of it. */
export function flagGroupQuotas({ lines }: Lines, on: BusinessDate): readonly FlagGroupQuota[] {
  const { PARACETAMOL_LIMIT, MAXQUANTITY_GROUP } = cartLimits.on(on);
  const free = lines.filter(({ type }) => type !== 'Rx');
  const groups = [...new Set(free.flatMap(({ limitGroup }) => limitGroup ?? []))];
  return [
    { flag: 'Paracetamol', max: PARACETAMOL_LIMIT, inCart: piecesOf(free.filter(isParacetamol)) },
    ...groups.map((flag) => {
      const inCart = piecesOf(free.filter(({ limitGroup }) => limitGroup === flag));
      return { flag, max: MAXQUANTITY_GROUP, inCart };
    }),
  ].filter(({ inCart }) => inCart > 0);
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

/** Prescription items count towards no limit: the prescriber decides their number, not the shop. */
function quantityOfOthers({ lines }: Lines, product: LimitedProduct, shares: LimitOfProduct['shares']): number {
  return piecesOf(lines.filter((line) => line.type !== 'Rx' && line.varuId !== product.varuId && shares(line)));
}

function piecesOf(lines: Lines['lines']): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
