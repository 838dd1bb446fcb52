import { randomUUID } from 'node:crypto';

import { astrid } from '../purchase.js';
import { ANSWERS, TAKEN } from './fields.js';

export interface Row {
  readonly method: string;
  /** The path as it is written for clients, with an example for each part that varies. */
  readonly path: string;
  readonly answers: string;
  /** The names of the fields that the call takes. Null for a call that reads no body. */
  readonly takes: string | null;
  readonly body?: unknown;
}

const {
  cart,
  readCart,
  legacyCart,
  legacyCartWithGift,
  codes,
  vouchers,
  privileges,
  offers,
  details,
  optionsWithChosen,
  optionsWithWidget,
  invalidLines,
  method,
  methods,
  methodsWithChosen,
  cardFields,
  cards,
  location,
  quantityInfo,
  measurements,
  outcome,
  confirmation,
  history,
  loggedIn,
} = ANSWERS;

const asks = (verb: string, path: string, answers: string): Row => ({ method: verb, path, answers, takes: null });
const sends = (verb: string, path: string, answers: string, takes: string, body: unknown): Row => ({
  ...asks(verb, path, answers),
  takes,
  body,
});

const id = randomUUID();
export const receiver = { ...astrid, ageDeclared: true };

/** The rows of both tables of calls, as they are written there. */
export const OLDER: readonly Row[] = [
  asks('GET', '/api/cart/campaigncodes', codes),
  asks('PUT', '/api/cart/campaigncodes/SOMMAR10', legacyCart),
  asks('DELETE', '/api/cart/campaigncodes', legacyCart),
  asks('DELETE', '/api/cart/campaigncodes/SOMMAR10', legacyCart),
  sends('PUT', '/api/cart/gift/select/refresh', legacyCartWithGift, 'code selected', {
    code: 'SOMMAR10',
    selected: null,
  }),
  asks('GET', '/api/cart/membervouchers', vouchers),
  asks('PUT', `/api/cart/membervouchers/${id}`, legacyCart),
  asks('DELETE', `/api/cart/membervouchers/${id}`, legacyCart),
  sends('PUT', '/api/cart/addresses/billing', details, TAKEN.details, receiver),
  asks('GET', '/api/cart/addresses/billing', details),
  asks('GET', '/api/cart/addresses/shipping', details),
  sends('PUT', '/api/cart/shipping/deliveryinfo', legacyCart, 'optionId placeId', { optionId: 'postal' }),
  asks('GET', '/api/cart/?mode=extended&syncPso&date', legacyCart),
  asks('GET', '/api/cart/clearcart?deleteCart=false', legacyCart),
  asks('GET', '/api/cart/productvalidation', invalidLines),
  sends('PUT', '/api/cart/payment/method', method, 'paymentMethod', { paymentMethod: 'swish' }),
  asks('GET', '/api/cart/payment/method/list', methodsWithChosen),
  sends('PUT', '/api/cart/items/{varuId}', legacyCart, TAKEN.legacySet, { quantity: 2 }),
  sends('POST', '/api/cart/items/{varuId}', legacyCart, TAKEN.legacyAdd, { Quantity: 1 }),
  sends('PUT', '/api/cart/location', location, 'ZipCode', { ZipCode: '118 20' }),
  asks('GET', '/api/cart/location', location),
  asks('GET', '/api/cart/clubmemberprivileges', privileges),
  asks('GET', '/api/cart/memberOffers', offers),
  asks('PUT', `/api/cart/memberOffer/${id}`, legacyCart),
  asks('DELETE', `/api/cart/memberOffer/${id}`, legacyCart),
  asks('GET', '/api/cart/rx/restore', legacyCart),
  asks('GET', '/api/cart/ingrid/restore', legacyCart),
  sends('PUT', '/api/cart/shipping/widget', legacyCart, 'optionId placeId', { optionId: 'postal' }),
  asks('GET', '/api/cart/shipping', optionsWithChosen),
  sends('PUT', '/api/cart/rxitems', legacyCart, TAKEN.prescriptionRows, { RxLineItems: [] }),
  sends('PUT', '/api/cart/syncpso', legacyCart, '', {}),
  sends('POST', '/api/cart/checkout', outcome, TAKEN.payment, {}),
  asks('GET', '/api/cart/items/{varuId}/quantityinfo', quantityInfo),
  asks('GET', '/api/adyen/details', cardFields),
  sends('POST', '/api/adyen/payments/details', outcome, TAKEN.paymentDetails, {}),
  asks('GET', '/api/adyen/cards', cards),
  asks('DELETE', '/api/adyen/card/abc', cards),
  asks('GET', `/api/confirmation?id=${id}`, confirmation),
  asks('GET', '/api/product/measurements?codes={varuId}', measurements),
  asks('GET', '/api/apoorderhistory', history),
];

export const NEWER: readonly Row[] = [
  asks('GET', '/cart', readCart),
  asks('GET', '/cart/as-member', cart),
  sends('PUT', '/cart/sync-prescriptions', cart, '', {}),
  sends('PUT', '/cart/sync-pso-products', cart, '', {}),
  sends('POST', '/cart/add-quantity', cart, TAKEN.quantity, { id: '{varuId}', quantity: 1 }),
  sends('POST', '/cart/set-quantity', cart, TAKEN.quantity, { id: '{varuId}', quantity: 1 }),
  sends('PUT', '/customer-details', cart, TAKEN.details, receiver),
  asks('GET', '/customer-details', details),
  asks('GET', '/cart/offers', offers),
  asks('PUT', `/cart/offers/${id}`, cart),
  asks('DELETE', `/cart/offers/${id}`, cart),
  asks('PUT', `/cart/bonus-check/${id}`, cart),
  asks('DELETE', `/cart/bonus-check/${id}`, cart),
  asks('PUT', '/cart/coupons/SOMMAR10', cart),
  asks('DELETE', '/cart/coupons', cart),
  sends('PUT', '/cart/recalculate', cart, 'reason', { reason: 'Member registration' }),
  asks('PUT', '/shipments/sync-cart', optionsWithWidget),
  sends('PUT', '/shipments/sync-user-choice', cart, 'optionId placeId', { optionId: 'postal' }),
  asks('GET', '/payments/methods', methods),
  sends('POST', '/payments/start', outcome, TAKEN.payment, {}),
  sends('POST', '/payments/payment-details', outcome, TAKEN.paymentDetails, {}),
  asks('GET', '/payments/cards', cards),
  asks('DELETE', '/payments/cards/abc', cards),
  asks('GET', `/purchase-order/${id}`, confirmation),
  sends('POST', '/commands/logged-in', loggedIn, 'previousPersonNumber', {}),
  sends('POST', '/commands/logged-out', 'success', 'personalIdentityNumber', {}),
];
