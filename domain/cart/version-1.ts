import type { Ore, Uuid } from '../kernel/index.js';
import type { LinePrice } from '../pricing/line-price.js';
import { vatClassOf } from '../pricing/version-1.js';
import type {
  CartLine,
  CartMerged,
  CartProduct,
  CheckoutStarted,
  CustomerDetailsGiven,
  DeliveryChosen,
  ItemAdded,
  ItemQuantitySet,
  ItemRemoved,
  ItemRepriced,
} from './events.js';

// Version 1 of the events encrypted no goods. It stored VAT as a rate, and of a reduction only the ordinary price.
// Version 2 of ItemRepriced did not encrypt its prices.

interface PriceV1 {
  readonly unitPrice: Ore;
  readonly regularPrice?: Ore;
}

type ProductV1 = Omit<CartProduct, 'vatClass' | 'reductions'> & PriceV1 & { readonly vatRate: number };
type LineV1 = ProductV1 & { readonly quantity: number };
type RepricedV2 = ItemRepriced['data'] & { readonly from: Ore; readonly unitPrice: Ore };
type DetailsV2 = Omit<CustomerDetailsGiven['data'], 'ageDeclared'>;
type InClear<Data> = Omit<Data, 'shopper'>;

export function itemAddedFrom1(data: {
  readonly product: ProductV1;
  readonly added: number;
  readonly quantity: number;
}): ItemAdded['data'] {
  return { ...data, shopper: null, product: productFrom1(data.product) };
}

export function itemQuantitySetFrom1(data: InClear<ItemQuantitySet['data']>): ItemQuantitySet['data'] {
  return { ...data, shopper: null };
}

export function itemRemovedFrom1(data: InClear<ItemRemoved['data']>): ItemRemoved['data'] {
  return { ...data, shopper: null };
}

export function itemRepricedFrom1({
  varuId,
  from,
  ...price
}: PriceV1 & { readonly varuId: string; readonly from: Ore }): RepricedV2 {
  return { shopper: null, varuId, from, ...priceFrom1(price) };
}

export function itemRepricedFrom2(data: RepricedV2): ItemRepriced['data'] {
  return data;
}

export function cartMergedFrom1({
  fromCartId,
  lines,
}: {
  readonly fromCartId: Uuid;
  readonly lines: readonly LineV1[];
}): CartMerged['data'] {
  return { shopper: null, fromCartId, lines: lines.map(lineFrom1) };
}

/** Version 1 of the event did not record which session gave the details. */
export function customerDetailsGivenFrom1(data: Omit<DetailsV2, 'weakSession'>): DetailsV2 {
  return { ...data, weakSession: null };
}

/** Version 2 did not record a declaration of age; the payment asked for it. */
export function customerDetailsGivenFrom2(data: DetailsV2): CustomerDetailsGiven['data'] {
  return { ...data, ageDeclared: false };
}

function lineFrom1({ quantity, ...product }: LineV1): CartLine {
  return { ...productFrom1(product), quantity };
}

function productFrom1({ vatRate, unitPrice, regularPrice, ...product }: ProductV1): CartProduct {
  const vatClass = vatClassOf({ type: product.type, vatRate });
  return { ...product, vatClass, ...priceFrom1({ unitPrice, regularPrice }) };
}

function priceFrom1({ unitPrice, regularPrice = unitPrice }: PriceV1): LinePrice {
  if (regularPrice === unitPrice) return { unitPrice };
  return { unitPrice, reductions: [{ kind: 'campaign', code: null, amount: regularPrice - unitPrice }] };
}

type CheckoutStartedV1 = Omit<CheckoutStarted['data'], 'shopper' | 'shelfKey'>;

/** Version 1 held no goods while it was paid. */
export function checkoutStartedFrom1(data: CheckoutStartedV1): CheckoutStarted['data'] {
  return { ...data, shopper: null, shelfKey: null };
}

/** Version 1 asked for no place to collect the parcel. */
export function deliveryChosenFrom1({ delivery }: Pick<DeliveryChosen['data'], 'delivery'>): DeliveryChosen['data'] {
  return { shopper: null, delivery, pickupPlace: null };
}

/**
 * For versions that only added something: optional fields to the goods' events (3), to ItemRepriced (4, 5) and
 * CartMerged (5), and reasons to ChequeRemoved.
 */
export function same<Data>(data: Data): Data {
  return data;
}
