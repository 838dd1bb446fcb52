import type { Fact, Shown } from '../kernel/index.js';
import type { MemberKind } from '../membership/inspect.js';
import type { CartShown, OrderShown, Snapshot } from './snapshot.js';

export type DifferenceKind =
  | MemberKind
  | 'cart'
  | 'cart-line'
  | 'cart-cheque'
  | 'cart-total'
  | 'order'
  | 'order-returned'
  | 'payment'
  | 'capture'
  | 'refunded';

export interface Difference {
  /** Where, stable between moments: "carts/{cartId}/lines/{varuId}". */
  readonly path: string;
  readonly kind: DifferenceKind;
  /** What a person calls it: the product, the order number; empty where the kind says it all. */
  readonly name: string;
  /** Quantities, öre, points, dates or statuses; null where it was not there. */
  readonly before: Fact;
  readonly after: Fact;
}

type Entry = Pick<Shown<DifferenceKind>, 'path' | 'kind' | 'name' | 'value'>;

/** What differs between two moments, in the terms of the shop: first what was, then what came. */
export function compareMoments(before: Snapshot, after: Snapshot): readonly Difference[] {
  const old = new Map(entriesOf(before).map((entry) => [entry.path, entry]));
  const recent = new Map(entriesOf(after).map((entry) => [entry.path, entry]));
  const paths = new Set([...old.keys(), ...recent.keys()]);
  return [...paths].flatMap((path) => difference(old.get(path), recent.get(path)));
}

function difference(old: Entry | undefined, recent: Entry | undefined): readonly Difference[] {
  const place = recent ?? old;
  const before = old?.value ?? null;
  const after = recent?.value ?? null;
  if (!place || before === after) return [];
  return [{ path: place.path, kind: place.kind, name: place.name, before, after }];
}

function entriesOf({ carts, member, orders }: Snapshot): readonly Entry[] {
  return [...carts.flatMap(cartEntries), ...(member?.values ?? []), ...orders.flatMap(orderEntries)];
}

function cartEntries({ cartId, phase, lines, totals, cheque }: CartShown): readonly Entry[] {
  const at = `carts/${cartId}`;
  return [
    { path: at, kind: 'cart', name: '', value: phase },
    ...lines.map(({ varuId, name, quantity }): Entry => ({
      path: `${at}/lines/${varuId}`,
      kind: 'cart-line',
      name,
      value: quantity,
    })),
    { path: `${at}/cheque`, kind: 'cart-cheque', name: '', value: cheque?.amount ?? null },
    { path: `${at}/total`, kind: 'cart-total', name: '', value: totals.total },
  ];
}

function orderEntries({ orderId, orderNumber: name, phase, returned, payment }: OrderShown): readonly Entry[] {
  const at = `orders/${orderId}`;
  return [
    { path: at, kind: 'order', name, value: phase },
    { path: `${at}/returned`, kind: 'order-returned', name, value: returned || null },
    { path: `${at}/payment`, kind: 'payment', name, value: payment?.phase ?? null },
    { path: `${at}/capture`, kind: 'capture', name, value: payment?.capture ?? null },
    { path: `${at}/refunded`, kind: 'refunded', name, value: payment?.refunded || null },
  ];
}
