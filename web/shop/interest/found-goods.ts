import { INTEREST_KINDS, type InterestKind } from '../../../domain/interest/kinds.js';

/** The browser keeps which products were found by search for two hours, and at most 50 of them (CAT-05). */
export const KEPT_MS = 2 * 60 * 60 * 1000;
export const MOST_KEPT = 50;

const KEY = 'interest';

/** A product that this tab's visitor found by search. The query is not kept. */
export interface FoundGood {
  readonly varuId: string;
  /** The time when it was found, in milliseconds since 1970. */
  readonly at: number;
  /** What the shop has been told. Nothing is told twice. */
  readonly told: readonly InterestKind[];
}

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Returns the products of the last two hours, newest first. Invalid stored data counts as none. */
export function foundGoods(store: Store, now: number): readonly FoundGood[] {
  return parsed(store.getItem(KEY))
    .filter(({ at }) => at <= now && now - at < KEPT_MS)
    .slice(0, MOST_KEPT);
}

/** Remembers that search led to this product. A product that is found again keeps what was told of it. */
export function noteFound(store: Store, varuId: string, now: number): void {
  const known = foundGoods(store, now);
  const told = known.find((good) => good.varuId === varuId)?.told ?? [];
  keep(store, [{ varuId, at: now, told }, ...known.filter((good) => good.varuId !== varuId)]);
}

/**
 * Returns the products of which this is to be told, and remembers it as told. Those are products that search found. A
 * purchase also needs an addition to the cart, because an old order may be shown again.
 */
export function newlyTold(
  store: Store,
  kind: InterestKind,
  varuIds: readonly string[],
  now: number,
): readonly string[] {
  const known = foundGoods(store, now);
  const fresh = known.filter(({ varuId, told }) => varuIds.includes(varuId) && isNext(kind, told));
  if (fresh.length === 0) return [];
  const kept = keep(
    store,
    known.map((good) => (fresh.includes(good) ? { ...good, told: [...good.told, kind] } : good)),
  );
  return kept ? fresh.map(({ varuId }) => varuId) : [];
}

function isNext(kind: InterestKind, told: readonly InterestKind[]): boolean {
  return !told.includes(kind) && (kind !== 'purchase' || told.includes('addtocart'));
}

/** Returns false when storage is full or blocked. Then nothing is told, because it might be told twice. */
function keep(store: Store, goods: readonly FoundGood[]): boolean {
  try {
    store.setItem(KEY, JSON.stringify(goods.slice(0, MOST_KEPT)));
    return true;
  } catch {
    return false;
  }
}

function parsed(text: string | null): readonly FoundGood[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isFound) : [];
  } catch {
    return [];
  }
}

function isFound(value: unknown): value is FoundGood {
  if (typeof value !== 'object' || value === null) return false;
  const { varuId, at, told } = value as Partial<Record<keyof FoundGood, unknown>>;
  const areKinds = Array.isArray(told) && told.every((kind) => INTEREST_KINDS.includes(kind as InterestKind));
  return typeof varuId === 'string' && /^\d{6}$/.test(varuId) && typeof at === 'number' && areKinds;
}
