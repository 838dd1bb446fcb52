import { expect } from 'vitest';

import {
  cart,
  initialCart,
  refusesCoupon,
  type CartCommand,
  type CartEvent,
  type CartState,
  type HandedOver,
} from '../../../../domain/cart/index.js';
import { addMinutes, fold, isRejected, stockholmDate, type Instant } from '../../../../domain/kernel/index.js';
import type { OrderPlaced } from '../../../../domain/order/index.js';
import { pricedCart } from '../../cart/sums/priced-cart.js';
import { deliveryOptions } from '../../delivery/delivery-options.js';
import { cartAgrees, placed } from './one-price-answers.fixture.js';
import { appliedOf, giftOf, lowered, PRESCRIBED, PRODUCTS, type Priced } from './one-price-goods.fixture.js';
import { keepsLimits } from './one-price-limits.fixture.js';
import { COMPUTER, GUEST, type Step } from './one-price-steps.fixture.js';
import { Uses } from './one-price-uses.fixture.js';

/** The VAT of food falls two days later. */
const START = '2026-03-30T09:00:00.000Z';
const ASTRID = 'astrid';
const MEMBER = 'member';

/** Three browsers with their carts, and what becomes of them. They send what the shop's handlers send. */
export class Shoppers {
  readonly orders: OrderPlaced['data'][] = [];
  readonly uses = new Uses();
  private at: Instant = START;
  private ids = 0;
  private readonly carts = [this.newCart(GUEST), this.newCart(1), this.newCart(2)];

  take(step: Step): void {
    if (step.does === 'waits') this.at = addMinutes(this.at, step.hours * 60);
    else this.act(step);
  }

  /** Compares the answers of all carts with goods. */
  agree(): void {
    for (const state of this.carts) if (state.lines.length > 0) cartAgrees(state, this.at);
  }

  private act(step: Exclude<Step, { readonly does: 'waits' }>): void {
    const { at } = step;
    const own = { customerId: ownerOf(at), on: this.on };
    switch (step.does) {
      case 'adds':
        return void this.add(at, step);
      case 'sets':
        return void this.send(at, { type: 'SetQuantity', ...own, varuId: numberOf(step.nth), quantity: step.quantity });
      case 'reprices':
        return void this.send(at, { type: 'Reprice', prices: this.prices(at, step.of) });
      case 'prescribes':
        return this.prescribe(at);
      case 'enters':
        return this.enter(at, step.code);
      case 'drops coupon':
        return void this.send(at, { type: 'RemoveCoupon', ...own, reason: 'customer' });
      case 'takes gift':
        return void this.send(at, {
          type: 'ChooseGift',
          ...own,
          gift: giftOf(step.nth, step.of, step.minimum),
        });
      case 'uses cheque':
        return this.useCheque(at, step.cheque);
      case 'chooses delivery':
        return void this.chooseDelivery(at, step.option);
      case 'restores delivery':
        return void this.restoreDelivery(at);
      case 'is no longer identified':
        return void this.send(at, {
          type: 'RemovePrescriptionItems',
          customerId: own.customerId,
          at: '2026-03-01T12:00:00.000Z',
        });
      case 'restores prescriptions':
        return this.restorePrescriptions(at);
      case 'logs in':
        return this.logIn(at);
      case 'pays':
        return this.pay(at, step.succeeds);
      case 'buys':
        return this.buy(step);
      case 'clears':
        return this.clear(at, step.whole);
    }
  }

  private get on() {
    return stockholmDate(this.at);
  }

  private newId(): string {
    return `id-${(this.ids += 1)}`;
  }

  private newCart(browser: number): CartState {
    const of = { cartId: this.newId(), customerId: ownerOf(browser) };
    const begun: readonly CartEvent[] = [
      { type: 'CartStarted', data: of },
      { type: 'LocationGiven', data: { ...of, postalCode: '11122' } },
    ];
    return fold(cart.evolve, initialCart, begun);
  }

  private state(browser: number): CartState {
    return this.carts[browser] as CartState;
  }

  private cartId(browser: number): string {
    return this.state(browser).cartId as string;
  }

  /** Sends a command to the cart, and to the other streams what its events cause. Returns whether it was accepted. */
  private send(browser: number, command: CartCommand): boolean {
    const before = this.state(browser);
    const decision = cart.decide(command, before);
    if (isRejected(decision)) return false;
    this.carts[browser] = fold(cart.evolve, before, decision.accepted);
    for (const event of decision.accepted) this.follow(this.cartId(browser), event);
    keepsLimits(this.state(browser), this.on);
    return true;
  }

  private follow(cartId: string, event: CartEvent): void {
    if (event.type === 'CouponRemoved' && event.data.reason !== 'absorbed')
      this.uses.release({ ...event.data, attemptKey: null });
    if (event.type !== 'ChequeRemoved') return;
    const { chequeId, reason } = event.data;
    this.uses.cheque({ type: 'ReleaseCheque', chequeId, cartId, reason, on: this.on });
  }

  private add(
    at: number,
    { nth, of, quantity }: Pick<Extract<Step, { does: 'adds' }>, 'nth' | 'of' | 'quantity'>,
  ): boolean {
    const product = { ...productOf(nth), ...lowered(of) };
    const who = { cartId: this.cartId(at), customerId: ownerOf(at) };
    return this.send(at, { type: 'AddItem', ...who, product, quantity, on: this.on });
  }

  /** A quick purchase, with all discounts that the shopper can get. */
  private buy({ at, nth, of, code, cheque }: Extract<Step, { does: 'buys' }>): void {
    this.add(at, { nth, of, quantity: 1 });
    this.enter(at, code);
    this.useCheque(at, cheque);
    this.pay(at, true);
  }

  private prices(at: number, of: Priced) {
    const bought = this.state(at).lines.filter(({ type }) => type !== 'Rx');
    return bought.map(({ varuId }) => ({ varuId, ...lowered(of) }));
  }

  /** The shop has no call yet that puts a prescription item into a cart. */
  private prescribe(at: number): void {
    const data = { shopper: `customer:${ASTRID}`, product: PRESCRIBED, added: 1, quantity: 1 } as const;
    this.carts[at] = cart.evolve(this.state(at), { type: 'ItemAdded', data });
  }

  private enter(at: number, code: string): void {
    const own = this.state(at).coupon;
    const kept = own?.code === code ? own.holdKey : null;
    const applied = appliedOf(code, kept ?? this.newId());
    if (refusesCoupon(applied, this.state(at))) return;
    const customerId = ownerOf(at);
    if (!this.uses.hold({ ...applied, attemptKey: null, customerId }, this.at)) return;
    const taken = this.send(at, { type: 'ApplyCoupon', customerId, coupon: applied, on: this.on });
    if (!taken && !kept) this.uses.release({ ...applied, attemptKey: null });
  }

  private useCheque(at: number, nth: number): void {
    const customerId = ownerOf(at);
    if (!customerId) return;
    const { chequeId, amount, validTo } = this.uses.chequeOf(nth);
    const cartId = this.cartId(at);
    this.carts.forEach((other, browser) => {
      if (other.cartId !== cartId) this.send(browser, { type: 'LetChequeGo', chequeId, reason: 'another-cart' });
    });
    if (!this.uses.cheque({ type: 'ReserveCheque', chequeId, cartId, at: this.at })) return;
    const cheque = { chequeId, amount, validTo, memberId: MEMBER };
    const taken = this.send(at, { type: 'ApplyCheque', customerId, ...cheque, on: this.on });
    if (!taken && this.state(at).cheque?.chequeId !== chequeId)
      this.uses.cheque({ type: 'ReleaseCheque', chequeId, cartId, reason: 'refused', on: this.on });
  }

  private chooseDelivery(at: number, nth: number): boolean {
    const offered = this.offered(at);
    return this.sendDelivery(at, offered[nth % Math.max(1, offered.length)]);
  }

  /** Chooses the same option again, at its price of now (GET /api/cart/ingrid/restore). */
  private restoreDelivery(at: number): boolean {
    const chosen = this.state(at).delivery?.optionId;
    const isRestored = this.sendDelivery(
      at,
      this.offered(at).find(({ optionId }) => optionId === chosen),
    );
    if (isRestored) expect(pricedCart(this.state(at), this.at).shipping).toBe(this.state(at).delivery?.price);
    return isRestored;
  }

  /** RX-20: nothing is brought back while the prescription service is closed. Then the call answers so, and sends nothing. */
  private restorePrescriptions(at: number): void {
    expect(this.state(at).leftRows).toEqual([]);
  }

  private offered(at: number) {
    return deliveryOptions(this.state(at), '11122', this.at);
  }

  private sendDelivery(at: number, option: ReturnType<typeof deliveryOptions>[number] | undefined): boolean {
    if (!option) return false;
    const { optionId, price } = option;
    const delivery = { optionId, price, name: optionId, promise: '' };
    return this.send(at, { type: 'ChooseDelivery', customerId: ownerOf(at), delivery, on: this.on });
  }

  /** Merges the cart into the one of Astrid's computer, and begins a new one. */
  private logIn(from: number): void {
    const { cartId } = this.state(from);
    const [into, customerId] = [this.cartId(COMPUTER), ASTRID];
    if (!this.send(from, { type: 'Absorb', intoCartId: into, ownerSeen: ownerOf(from) })) return;
    const { lines, gifts, coupon } = this.state(from).handedOver as HandedOver;
    const hold = coupon && { ...coupon, holdKey: this.newId(), attemptKey: null, customerId };
    const usable = coupon && this.uses.isUsable({ ...coupon, attemptKey: null, customerId }, this.at);
    const parts = { lines, gifts, coupon: usable && coupon && hold ? { ...coupon, holdKey: hold.holdKey } : null };
    const owners = { fromCartId: cartId as string, fromCustomerId: ownerOf(from), customerId };
    expect(this.send(COMPUTER, { type: 'MergeCart', cartId: into, ...owners, ...parts, on: this.on })).toBe(true);
    if (hold && this.state(COMPUTER).coupon?.holdKey === hold.holdKey)
      expect(this.uses.hold({ ...hold, insteadOf: coupon.holdKey }, this.at)).toBe(true);
    else if (coupon) this.uses.release({ ...coupon, attemptKey: null });
    this.carts[from] = this.newCart(from);
  }

  private clear(at: number, whole: boolean): void {
    const customerId = ownerOf(at);
    this.send(at, whole ? { type: 'Drop', customerId } : { type: 'Empty', customerId, reason: 'customer' });
    if (this.state(at).phase === 'lapsed') this.carts[at] = this.newCart(at);
  }

  /** Pays as the shop does: the cart is frozen, cheque and coupon are held, and then the order is placed. */
  private pay(at: number, succeeds: boolean): void {
    if (pricedCart(this.state(at), this.at).shipping === null && !this.chooseDelivery(at, 0)) return;
    const [state, orderId] = [this.state(at), this.newId()];
    const own = { customerId: ownerOf(at), on: this.on };
    if (!this.send(at, { type: 'StartCheckout', ...own, orderId, shelfKey: orderId, seen: state, at: this.at })) return;
    const held = this.holdAll(state, orderId);
    if (held) cartAgrees(state, this.at);
    if (held && succeeds) return this.confirm(at, placed(state, orderId, this.at));
    if (state.coupon) this.uses.release({ ...state.coupon, attemptKey: orderId });
    this.send(at, { type: 'AbandonCheckout', orderId, reason: 'refused' });
  }

  private holdAll({ cheque, coupon, cartId, customerId }: CartState, orderId: string): boolean {
    const { at } = this;
    if (cheque && !this.uses.cheque({ type: 'ReserveCheque', chequeId: cheque.chequeId, cartId: cartId as string, at }))
      return false;
    return !coupon || this.uses.hold({ ...coupon, attemptKey: orderId, customerId }, at);
  }

  private confirm(browser: number, order: OrderPlaced['data']): void {
    const { orderId, cartId } = order;
    const { coupon, cheque } = this.state(browser);
    this.send(browser, { type: 'Close', orderId });
    if (coupon) expect(this.uses.redeem(coupon.code, coupon.holdKey, this.at)).toBe(true);
    const of = { orderId, cartId, at: this.at };
    if (cheque) expect(this.uses.cheque({ type: 'RedeemCheque', chequeId: cheque.chequeId, ...of })).toBe(true);
    this.orders.push(order);
    this.carts[browser] = this.newCart(browser);
  }
}

const productOf = (nth: number) => PRODUCTS[nth] as (typeof PRODUCTS)[number];
const numberOf = (nth: number): string => productOf(nth).varuId;

function ownerOf(browser: number): string | null {
  return browser === GUEST ? null : ASTRID;
}
