import { isForgotten, type BusinessDate, type Forgotten, type Instant, type Ore, type Uuid } from '../kernel/index.js';
import type {
  AppliedCoupon,
  CartEvent,
  CartLine,
  CartProduct,
  CheckoutStarted,
  ChosenGift,
  ContactDetails,
  DeliveryChoice,
  ItemRepriced,
  NotAdded,
  PickupPlace,
} from './events.js';
import { evolveRows, joined, type HeldLine, type LeftRow } from './prescribed/state.js';

/** A cart is `absent` until the first command and `frozen` while its order is being paid. */
export type CartPhase = 'absent' | 'open' | 'frozen' | 'closed' | 'absorbed' | 'lapsed';

export interface AppliedCheque {
  readonly chequeId: Uuid;
  readonly memberId: Uuid;
  readonly amount: Ore;
  readonly validTo: BusinessDate;
}

/** What a cart that has ended passes on to the cart that follows it. */
export interface HandedOver {
  readonly lines: readonly HeldLine[];
  readonly coupon: AppliedCoupon | null;
  readonly gifts: readonly ChosenGift[];
}

export interface CartState {
  readonly cartId: Uuid | null;
  readonly customerId: Uuid | null;
  readonly phase: CartPhase;
  /** Prescription rows too. They have type Rx, and no name or number of a medicine. */
  readonly lines: readonly HeldLine[];
  readonly cheque: AppliedCheque | null;
  readonly coupon: AppliedCoupon | null;
  /** At most one gift of a code. They are no lines: their number is fixed, and limits do not count them. */
  readonly gifts: readonly ChosenGift[];
  /** Goods that are kept for an order of their own. They come back into the next cart. */
  readonly setAside: readonly CartLine[];
  /** Null until the shopper gives the receiver's details, and after an erasure. */
  readonly details: ContactDetails | null;
  /** The session in which the details were given, if its log-in is weak. Null for a guest or a strong log-in. */
  readonly detailsOfSession: Uuid | null;
  /** Whether the receiver declared to be eighteen or older, together with the details (CHK-11). */
  readonly ageDeclared: boolean;
  /** The postcode of the wanted delivery. Null until the shopper gives one, and after an erasure. */
  readonly location: string | null;
  readonly delivery: DeliveryChoice | null;
  /** Where the parcel is collected. Null when it comes home, before the choice, and after an erasure. */
  readonly pickupPlace: PickupPlace | null;
  /** The preferred payment method. Null until the shopper chooses one. */
  readonly paymentMethod: string | null;
  readonly orderId: Uuid | null;
  /** Identifies what the attempt to pay holds of the web stock. Null when there is none, and after an erasure. */
  readonly shelfKey: Uuid | null;
  /** The order whose payment failed. It is set until the next change. */
  readonly abandonedOrderId: Uuid | null;
  readonly absorbedInto: Uuid | null;
  readonly mergedFrom: readonly Uuid[];
  /** Null until the cart ends. `mergedFrom` of a following cart tells that it has taken this (docs/decisions/0125). */
  readonly handedOver: HandedOver | null;
  /** What a merge left out. It is set until the shopper changes the goods. */
  readonly notAdded: readonly NotAdded[];
  /** Prescription rows that left because the identification ended. */
  readonly leftRows: readonly LeftRow[];
  /** RX-08: when each row left because the customer may not act for its patient any more. */
  readonly rightsEndedAt: readonly Instant[];
  /** The ids of all prescription rows that have left. */
  readonly goneRows: readonly Uuid[];
  readonly changes: number;
}

export const initialCart: CartState = {
  cartId: null,
  customerId: null,
  phase: 'absent',
  lines: [],
  cheque: null,
  coupon: null,
  gifts: [],
  setAside: [],
  details: null,
  detailsOfSession: null,
  ageDeclared: false,
  location: null,
  delivery: null,
  pickupPlace: null,
  paymentMethod: null,
  orderId: null,
  shelfKey: null,
  abandonedOrderId: null,
  absorbedInto: null,
  mergedFrom: [],
  handedOver: null,
  notAdded: [],
  leftRows: [],
  rightsEndedAt: [],
  goneRows: [],
  changes: 0,
};

/** Changes by the shopper. The shop itself reprices a cart right after a merge. */
const CHANGES_OF_GOODS: readonly CartEvent['type'][] = [
  'ItemAdded',
  'ItemQuantitySet',
  'ItemRemoved',
  'CartEmptied',
  'ItemsSetAside',
];

export function evolve(state: CartState, event: CartEvent): CartState {
  const after = changed(state, event);
  if (after === state) return state;
  const abandonedOrderId = event.type === 'CheckoutAbandoned' ? event.data.orderId : null;
  const notAdded = CHANGES_OF_GOODS.includes(event.type) ? [] : after.notAdded;
  return { ...after, abandonedOrderId, notAdded, changes: state.changes + 1 };
}

function changed(state: CartState, event: CartEvent): CartState {
  switch (event.type) {
    case 'CartStarted':
      return { ...state, phase: 'open', cartId: event.data.cartId, customerId: event.data.customerId };
    case 'ItemAdded':
      return takenBack({ ...state, lines: putLine(state.lines, event.data.product, event.data.quantity) });
    case 'ItemQuantitySet':
      return { ...state, lines: changeLine(state.lines, event.data.varuId, { quantity: event.data.quantity }) };
    case 'ItemRemoved':
      return { ...state, lines: state.lines.filter(({ varuId }) => varuId !== event.data.varuId) };
    case 'ItemRepriced':
      return { ...state, lines: repriceLine(state.lines, event.data) };
    case 'CartClaimed':
      return { ...state, customerId: event.data.customerId };
    case 'CartMerged':
      return {
        ...state,
        lines: isForgotten(event.data.lines)
          ? state.lines
          : takeOver(state.lines, joined(event.data.lines, event.data.prescriptions)),
        mergedFrom: [...state.mergedFrom, event.data.fromCartId],
        notAdded: isForgotten(event.data.notAdded) ? [] : [...state.notAdded, ...(event.data.notAdded ?? [])],
      };
    case 'ItemsSetAside':
      return isForgotten(event.data.lines) ? state : setAside(state, event.data.lines);
    case 'CartAbsorbed':
      return absorbed(state, event.data.intoCartId);
    case 'CartLapsed':
    case 'CartDropped':
      return { ...state, phase: 'lapsed', lines: [], coupon: null, gifts: [], setAside: [] };
    case 'CartEmptied':
      return { ...state, lines: [], setAside: [] };
    case 'ChequeApplied':
      return { ...state, cheque: event.data };
    case 'ChequeRemoved':
      return { ...state, cheque: null };
    case 'CouponApplied':
      return { ...state, coupon: isForgotten(event.data.coupon) ? null : event.data.coupon };
    case 'CouponRemoved':
      return { ...state, coupon: null };
    case 'GiftChosen':
      return { ...state, gifts: isForgotten(event.data.gift) ? state.gifts : putGift(state.gifts, event.data.gift) };
    case 'GiftRemoved':
      return { ...state, gifts: state.gifts.filter(({ code }) => code !== event.data.code) };
    case 'PrescriptionRowAdded':
    case 'PrescriptionPackagesSet':
    case 'PrescriptionMessageGiven':
    case 'PrescriptionRowRepriced':
    case 'PrescriptionRowRemoved':
      return evolveRows(state, event);
    default:
      return checkedOut(state, event);
  }
}

type CheckoutEvent = Extract<
  CartEvent,
  {
    type:
      | 'CustomerDetailsGiven'
      | 'LocationGiven'
      | 'DeliveryChosen'
      | 'PaymentMethodChosen'
      | 'CheckoutStarted'
      | 'CheckoutAbandoned'
      | 'CartClosed';
  }
>;

/** Applies the events about receiver, delivery and payment. */
function checkedOut(state: CartState, event: CheckoutEvent): CartState {
  switch (event.type) {
    case 'CustomerDetailsGiven':
      return {
        ...state,
        details: isForgotten(event.data.details) ? null : event.data.details,
        detailsOfSession: event.data.weakSession,
        ageDeclared: event.data.ageDeclared,
      };
    case 'LocationGiven':
      return { ...state, location: isForgotten(event.data.postalCode) ? null : event.data.postalCode };
    case 'DeliveryChosen':
      return { ...state, delivery: event.data.delivery, pickupPlace: known(event.data.pickupPlace) };
    case 'PaymentMethodChosen':
      return { ...state, paymentMethod: event.data.paymentMethod };
    case 'CheckoutStarted':
      return { ...state, phase: 'frozen', orderId: event.data.orderId, shelfKey: shelfKeyOf(event.data) };
    case 'CheckoutAbandoned':
      return { ...state, phase: 'open', orderId: null, shelfKey: null };
    case 'CartClosed':
      return { ...state, phase: 'closed', orderId: event.data.orderId, handedOver: onlyLines(state.setAside) };
    default:
      event satisfies never;
      return state;
  }
}

/** The line of ordinary goods with this article number. */
export function lineOf(state: CartState, varuId: string): CartLine | undefined {
  return state.lines.find((line) => line.varuId === varuId && !line.prescription);
}

/** Sets a line. Erased goods cannot be bought, so their line is dropped. */
function putLine(lines: readonly HeldLine[], product: CartProduct | Forgotten, quantity: number): readonly HeldLine[] {
  if (isForgotten(product)) return lines;
  const line = { ...product, quantity };
  return lines.some(({ varuId }) => varuId === product.varuId)
    ? lines.map((old) => (old.varuId === product.varuId ? line : old))
    : [...lines, line];
}

function absorbed(state: CartState, absorbedInto: Uuid): CartState {
  const { coupon, gifts } = state;
  // Kept goods come along, because a merged cart keeps nothing.
  const handedOver = { lines: [...state.lines, ...state.setAside], coupon, gifts };
  return { ...state, phase: 'absorbed', lines: [], coupon: null, gifts: [], setAside: [], absorbedInto, handedOver };
}

function onlyLines(lines: readonly CartLine[]): HandedOver {
  return { lines, coupon: null, gifts: [] };
}

function setAside(state: CartState, kept: readonly CartLine[]): CartState {
  const isKept = ({ varuId }: CartLine): boolean => kept.some((line) => line.varuId === varuId);
  const lines = state.lines.filter((line) => !isKept(line));
  return { ...state, lines, setAside: [...state.setAside.filter((line) => !isKept(line)), ...kept] };
}

/** Goods that are in the cart again are no longer kept. */
function takenBack(state: CartState): CartState {
  const kept = state.setAside.filter(({ varuId }) => !lineOf(state, varuId));
  return kept.length === state.setAside.length ? state : { ...state, setAside: kept };
}

function changeLine(lines: readonly HeldLine[], varuId: string, change: Partial<CartLine>): readonly HeldLine[] {
  return lines.map((line) => (line.varuId === varuId ? { ...line, ...change } : line));
}

function repriceLine(lines: readonly HeldLine[], { varuId, unitPrice, reductions, multiBuy }: ItemRepriced['data']) {
  return isForgotten(reductions) || isForgotten(unitPrice) || isForgotten(multiBuy)
    ? lines
    : changeLine(lines, varuId, { unitPrice, reductions, multiBuy });
}

function putGift(gifts: readonly ChosenGift[], gift: ChosenGift): readonly ChosenGift[] {
  return [...gifts.filter(({ code }) => code !== gift.code), gift];
}

function takeOver(lines: readonly HeldLine[], taken: readonly HeldLine[]): readonly HeldLine[] {
  return taken.reduce((all, line) => {
    const before = all.find(({ varuId }) => varuId === line.varuId)?.quantity ?? 0;
    return putLine(all, line, before + line.quantity);
  }, lines);
}

function known<Value>(value: Value | Forgotten): Value | null {
  return isForgotten(value) ? null : value;
}

function shelfKeyOf({ shelfKey }: CheckoutStarted['data']): Uuid | null {
  return isForgotten(shelfKey) ? null : shelfKey;
}
