import type { CartLine, CartProduct, CartStarted, ChequeApplied, ItemAdded } from './events.js';

export const ON = '2026-05-04';

export const cream: CartProduct = {
  varuId: '772201',
  name: 'Ansiktskräm',
  type: 'Ha',
  unitPrice: 14_950,
  vatClass: 'goods',
  flags: [],
  weightGrams: 90,
};
export const alvedon: CartProduct = {
  ...cream,
  varuId: '014512',
  name: 'Alvedon 500 mg',
  type: 'Ex',
  unitPrice: 4900,
  flags: ['Paracetamol'],
};
export const panodil: CartProduct = { ...alvedon, varuId: '023411', name: 'Panodil 500 mg' };
export const ipren: CartProduct = {
  ...alvedon,
  varuId: '055512',
  name: 'Ipren 400 mg',
  flags: [],
  limitGroup: 'M01AE01',
};
export const ibumetin: CartProduct = { ...ipren, varuId: '055999', name: 'Ibumetin 400 mg' };
export const elvanse: CartProduct = { ...cream, varuId: '100200', name: 'Elvanse 30 mg', type: 'Rx' };

export const guestCart: CartStarted = { type: 'CartStarted', data: { cartId: 'cart-1', customerId: null } };
export const astridsCart: CartStarted = { type: 'CartStarted', data: { cartId: 'cart-1', customerId: 'astrid' } };

export function added(product: CartProduct, quantity: number, before = 0): ItemAdded {
  return { type: 'ItemAdded', data: { shopper: 'guest:cart-1', product, added: quantity - before, quantity } };
}

export function line(product: CartProduct, quantity: number): CartLine {
  return { ...product, quantity };
}

export const cheque: ChequeApplied = {
  type: 'ChequeApplied',
  data: { chequeId: 'cheque-1', memberId: 'member-1', amount: 2000, validTo: '2026-07-31' },
};
export const frozen = {
  type: 'CheckoutStarted',
  data: { shopper: 'customer:astrid', orderId: 'order-1', at: '2026-05-04T10:00:00.000Z', shelfKey: 'shelf-1' },
} as const;
export const closed = { type: 'CartClosed', data: { orderId: 'order-1' } } as const;
