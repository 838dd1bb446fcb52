import type { Product } from '../../domain/catalogue/index.js';
import { salesPrice } from '../../domain/catalogue/index.js';
import type { CartService, CartSummary, CartView } from '../../services/web-host/contract/cart.js';
import type { ShopSession } from '../context.js';
import { cartTexts } from '../shop/cart/texts.js';
import { cardOf } from './fake-catalogue.js';

const FREE_FROM = 29_900;

export type FakeCart = CartService & { shipping: number | null; clear(): void };

export function fakeCart(products: readonly Product[], session: () => ShopSession): FakeCart {
  const lines = new Map<string, number>();
  let applied: string | null = null;
  const product = (varuId: string): Product | undefined => products.find((each) => each.varuId === varuId);
  const view = (): CartView => {
    const rows = [...lines].map(([varuId, quantity]) => {
      const each = product(varuId) as Product;
      const card = cardOf(each);
      return { ...card, quantity, regularPrice: each.price, unitPrice: salesPrice(each), total: salesPrice(each) * quantity, maxQuantity: card.maxQuantity };
    });
    const goods = rows.reduce((sum, row) => sum + row.regularPrice * row.quantity, 0);
    const paid = rows.reduce((sum, row) => sum + row.total, 0);
    const chequeDiscount = applied ? Math.min(2_200, paid) : 0;
    const shipping = cart.shipping === null ? null : paid - chequeDiscount >= FREE_FROM ? 0 : cart.shipping;
    const total = paid - chequeDiscount + (shipping ?? 0);
    const member = session().memberId !== null;
    const cheque = (chequeId: string, amount: number, state: 'active' | 'future', validFrom: string, validTo: string) => ({
      chequeId, amount, state, validFrom, validTo, redeemed: applied === chequeId, disabledReason: paid < amount ? 'Bonuschecken är större än varorna den får användas på. Den måste lösas in i sin helhet.' : null,
    });
    return {
      cartId: 'c', lines: rows, count: rows.reduce((sum, row) => sum + row.quantity, 0), goods, campaignDiscount: goods - paid, chequeDiscount, shipping, total, vat: Math.round(total / 5),
      freeShipping: { limit: FREE_FROM, left: Math.max(0, FREE_FROM - paid + chequeDiscount) },
      cheques: member ? [cheque('11111111-1111-4111-8111-111111111111', 2_200, 'active', '2026-11-01', '2027-01-31'), cheque('22222222-2222-4222-8222-222222222222', 4_600, 'future', '2026-12-01', '2027-02-28')] : [],
      points: member ? Math.floor((paid - chequeDiscount) / 100) : 0,
    };
  };
  const summary = (): CartSummary => ({ count: view().count, total: view().total, quantities: Object.fromEntries(lines) });
  const set = (varuId: string, quantity: number) => {
    const each = product(varuId);
    if (!each) return { ok: false as const, errors: [cartTexts.failed] };
    if (quantity > cardOf(each).maxQuantity) return { ok: false as const, errors: [cartTexts.limit] };
    if (quantity === 0) lines.delete(varuId);
    else lines.set(varuId, quantity);
    return { ok: true as const, summary: summary() };
  };
  const cart: FakeCart = {
    shipping: null,
    clear: () => (lines.clear(), (applied = null)),
    summary: async () => summary(),
    view: async () => view(),
    addItem: async ({ varuId, quantity }) => set(varuId, (lines.get(varuId) ?? 0) + quantity),
    setQuantity: async ({ varuId, quantity }) => set(varuId, quantity),
    applyCheque: async ({ chequeId }) => ((applied = chequeId), { ok: true }),
    removeCheque: async () => ((applied = null), { ok: true }),
  };
  return cart;
}
