import { cart, initialCart, linesWithGifts, refusesCoupon, type CartState } from '../../../../../domain/cart/index.js';
import { coupon } from '../../../../../domain/coupon/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../../../domain/kernel/index.js';
import { membership, type MemberState } from '../../../../../domain/member/index.js';
import { payment } from '../../../../../domain/payment/index.js';
import { product, type ProductState } from '../../../../../domain/product/index.js';
import { Problem } from '../../../../foundation/problem/problem.js';
import { WebShelf } from '../../../catalogue/stocking/web-shelf.js';
import { CouponUses } from '../../../coupon/coupon-uses.js';
import { deliveryOptions, promisedDelivery } from '../../../delivery/delivery-options.js';
import { HeldGoods } from '../../goods/held-goods.js';
import { contact } from '../one-price-answers.fixture.js';
import { appliedOf, COUPONS, DAYS, lowered, PRODUCTS } from '../one-price-goods.fixture.js';
import { PlaceOrder } from '../../place-order.js';
import type { Bought } from './steps.fixture.js';
import { Followers } from './followers.fixture.js';
import { Memory } from './memory.fixture.js';

export const AT: Instant = '2026-05-04T10:00:00.000Z';
const ON = stockholmDate(AT);
export const MEMBER = 'member';
/** Few pieces of each product, so that many histories sell the last one. */
export const PIECES = 6;

const shownAt = { brand: '', packageText: '', atcCode: null, comparisonPrice: null, priceHistory: [] };
const shopper = (at: number): string | null => (at === 0 ? null : 'astrid');

/** A guest, and a member with two browsers, who buy the same few goods with the same codes and cheques. */
export class Purchases {
  readonly memory = new Memory();
  readonly orders: { readonly orderId: Uuid; readonly paymentId: Uuid; readonly state: CartState }[] = [];
  readonly followers: Followers;
  private readonly coupons: CouponUses;
  private readonly placing: PlaceOrder;
  private readonly carts = [0, 1, 2].map((at) => `cart-${at}`);
  private ids = 0;

  constructor() {
    const { memory } = this;
    for (const { varuId } of PRODUCTS) memory.begin(product, varuId, onShelf());
    for (const [code, plan] of Object.entries(COUPONS)) memory.begin(coupon, code, { ...coupon.initial, code, plan });
    memory.begin(membership, MEMBER, { ...membership.initial, status: 'active', cheques: [cheque(0), cheque(1)] });
    const clock = { now: () => AT };
    const shelf = new WebShelf(memory as never, clock);
    this.coupons = new CouponUses(memory as never, { buyer: async (id: string) => id } as never, clock as never);
    const keys = { shelf: () => this.newId(), parcel: () => this.newId() };
    this.followers = new Followers(memory, shelf);
    this.placing = new PlaceOrder(
      memory as never,
      { active: async () => ({ memberId: MEMBER }) } as never,
      { orderNumber: async () => String(100_000 + this.ids) } as never,
      { cancel: (paymentId: Uuid) => this.turnBack(paymentId) } as never,
      { products: async (ids: readonly string[]) => ids.map(productOf) } as never,
      new HeldGoods(shelf),
      this.coupons,
      keys as never,
      clock as never,
    );
  }

  newId(): string {
    return `id-${(this.ids += 1)}`;
  }

  /** Fills the cart of a browser and pays it, by the shop's own steps. A refusal leaves it as it is. */
  async buy(bought: Bought): Promise<void> {
    if (this.cart(bought.at).phase === 'closed') this.carts[bought.at] = this.newId();
    const cartId = this.carts[bought.at] as string;
    const customerId = shopper(bought.at);
    for (const { nth, quantity, of } of bought.goods) {
      const added = { product: { ...productOf(String(100_001 + nth)), ...lowered(of) }, quantity };
      await this.tell(cartId, { type: 'AddItem', cartId, customerId, ...added, on: ON });
    }
    if (bought.code) await this.enter(bought, cartId, bought.code);
    if (bought.cheque !== null && customerId) await this.useCheque(bought, cartId, bought.cheque);
    await this.pay(bought, cartId);
  }

  private async pay({ at, option, postalCode, method }: Bought, cartId: string): Promise<void> {
    const customerId = shopper(at);
    const offered = deliveryOptions(this.cart(at), postalCode, AT);
    const chosen = offered[option % Math.max(1, offered.length)];
    if (!chosen || this.cart(at).lines.length === 0) return;
    const { parcels, earliest, latest, ...delivery } = promisedDelivery(chosen);
    await this.tell(cartId, {
      type: 'GiveCustomerDetails',
      cartId,
      customerId,
      details: { ...contact, postalCode },
      ...GIVEN,
    });
    await this.tell(cartId, { type: 'ChooseDelivery', customerId, delivery, on: ON });
    const state = this.cart(at);
    const [orderId, paymentId] = [this.newId(), this.newId()];
    const session = { customerId, identifiedUntil: '2099-01-01T00:00:00.000Z', sessionId: 's', stayLoggedIn: false };
    const request = {
      orderId,
      paymentId,
      cartId,
      state,
      details: { ...contact, postalCode },
      session: session as never,
    };
    const promised = { ...delivery, parcels, earliest, latest };
    const isFree = state.lines.length > 0 && this.totalOf(state, delivery.price) === 0;
    const wanted = { ...request, delivery: promised, paymentMethod: isFree ? 'Free' : method };
    const placed = await this.placing.place(wanted, context(this.newId())).then(
      () => true,
      (refused: unknown) => isProblem(refused),
    );
    if (!placed) throw new Error(`${orderId} was neither placed nor refused`);
    if (this.memory.now(payment, paymentId).started) this.orders.push({ orderId, paymentId, state });
  }

  private totalOf(state: CartState, price: number): number {
    return linesWithGifts(state).reduce((sum, line) => sum + line.unitPrice * line.quantity, price);
  }

  private async enter({ at }: Bought, cartId: string, code: string): Promise<void> {
    const own = this.cart(at).coupon;
    const applied = appliedOf(code, own?.code === code ? own.holdKey : this.newId());
    const customerId = shopper(at);
    if (refusesCoupon(applied, this.cart(at))) return;
    const isHeld = await this.coupons.hold({ ...applied, attemptKey: null, customerId }).then(
      () => true,
      (refused: unknown) => !isProblem(refused),
    );
    if (isHeld) await this.tell(cartId, { type: 'ApplyCoupon', customerId, coupon: applied, on: ON });
  }

  private async useCheque({ at }: Bought, cartId: string, nth: number): Promise<void> {
    const { chequeId, amount, validTo } = cheque(nth);
    for (const other of this.carts)
      if (other !== cartId) await this.tell(other, { type: 'LetChequeGo', chequeId, reason: 'another-cart' });
    const reserved = { type: 'ReserveCheque', chequeId, cartId, at: AT } as const;
    if (!(await this.memory.handle(membership, MEMBER, reserved, { commandId: this.newId() })).ok) return;
    const applied = { customerId: shopper(at) ?? '', chequeId, amount, validTo, memberId: MEMBER };
    const taken = await this.tell(cartId, { type: 'ApplyCheque', ...applied, on: ON });
    if (taken || this.cart(at).cheque?.chequeId === chequeId) return;
    const released = { type: 'ReleaseCheque', chequeId, cartId, reason: 'refused', on: ON } as const;
    await this.memory.handle(membership, MEMBER, released, { commandId: this.newId() });
  }

  private async turnBack(paymentId: Uuid): Promise<void> {
    const command = { type: 'Cancel', reason: 'shopper', cancelledAt: AT, refundId: this.newId() } as const;
    await this.memory.handle(payment, paymentId, command, { commandId: this.newId() });
    await this.followers.settle();
  }

  private async tell(cartId: string, command: Parameters<typeof cart.decide>[0]): Promise<boolean> {
    return (await this.memory.handle(cart, cartId, command, { commandId: this.newId() })).ok;
  }

  private cart(at: number): CartState {
    return this.memory.now(cart, this.carts[at] as string) ?? initialCart;
  }
}

const GIVEN = { weakSession: null, ageDeclared: true, on: ON };
const context = (commandId: string) =>
  ({ commandId, correlationId: commandId, causationId: null, actor: { kind: 'customer', id: 'astrid' } }) as never;

function productOf(varuId: string) {
  const found = PRODUCTS.find((each) => each.varuId === varuId);
  if (!found) throw new Error(`no product ${varuId}`);
  return { ...found, ...shownAt, categoryPath: found.categoryPath ?? '', price: 0 };
}

function onShelf(): ProductState {
  return { ...product.initial, description: {} as never, stock: { web: PIECES, pharmacies: {} } };
}

export function cheque(nth: number): MemberState['cheques'][number] {
  return {
    ...{ chequeId: `cheque-${nth}`, amount: 2_200 * (nth + 1), pointsConverted: 1_000 * (nth + 1), lots: [] },
    ...{ level: '+', rate: 22, issuedOn: DAYS.from, validFrom: DAYS.from, validTo: DAYS.to, status: 'open' },
    ...{ cartId: null, orderId: null, recalledBy: null, lapse: null },
  };
}

/** The shop answers a refused purchase with a problem. Anything else that is thrown is a fault. */
function isProblem(refused: unknown): boolean {
  if (refused instanceof Problem) return true;
  throw refused;
}
