import { cart, cartTotals, initialCart, refusesCoupon, type CartState } from '../../../../../domain/cart/index.js';
import { coupon } from '../../../../../domain/coupon/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../../../domain/kernel/index.js';
import { membership, type MemberState } from '../../../../../domain/member/index.js';
import type { OrderState } from '../../../../../domain/order/index.js';
import { payment } from '../../../../../domain/payment/index.js';
import { Problem } from '../../../../foundation/problem/problem.js';
import { WebShelf } from '../../../catalogue/stocking/web-shelf.js';
import { CouponUses } from '../../../coupon/coupon-uses.js';
import { choiceOf, promisedDelivery } from '../../../delivery/delivery-options.js';
import { chosenPlace } from '../../../delivery/places/place-views.js';
import { HeldGoods } from '../../goods/held-goods.js';
import { contact } from '../one-price-answers.fixture.js';
import { appliedOf, COUPONS, DAYS, lowered } from '../one-price-goods.fixture.js';
import { PlaceOrder } from '../../place-order.js';
import type { Bought } from './steps.fixture.js';
import { Followers } from './followers.fixture.js';
import { Memory } from './memory.fixture.js';
import { deliveryOffers, GOODS, stockShelves } from './shelves.fixture.js';

export const AT: Instant = '2026-05-04T10:00:00.000Z';
const ON = stockholmDate(AT);
export const MEMBER = 'member';
/** The last cheque pays exactly for the goods that `free` buys. */
const CHEQUES = [2_200, 4_400, 50_000];

const shownAt = { brand: '', packageText: '', atcCode: null, comparisonPrice: null, priceHistory: [] };
const shopper = (at: number): string | null => (at === 0 ? null : 'astrid');

/** A guest, and a member with two browsers, who buy the same few goods with the same codes and cheques. */
export class Purchases {
  readonly memory = new Memory();
  readonly orders: { readonly orderId: Uuid; readonly paymentId: Uuid; readonly state: CartState }[] = [];
  readonly followers: Followers;
  /** How many hours have passed in the life of each order. */
  readonly hours = new Map<Uuid, number>();
  private readonly offers;
  private readonly coupons: CouponUses;
  private readonly placing: PlaceOrder;
  private readonly carts = [0, 1, 2].map((at) => `cart-${at}`);
  private ids = 0;

  constructor() {
    const { memory } = this;
    stockShelves(memory);
    this.offers = deliveryOffers(memory);
    for (const [code, plan] of Object.entries(COUPONS)) memory.begin(coupon, code, { ...coupon.initial, code, plan });
    memory.begin(membership, MEMBER, {
      ...membership.initial,
      status: 'active',
      cheques: CHEQUES.map((_, nth) => cheque(nth)),
    });
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
      { claim: async () => null, giveUp: async () => {} },
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
    if (bought.anew) await this.tell(cartId, { type: 'Empty', customerId, reason: 'customer' });
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
    const details = { ...contact, postalCode };
    const { options, places } = await this.offers.of(this.cart(at), postalCode, AT);
    const chosen = options[option % Math.max(1, options.length)];
    if (!chosen || this.cart(at).lines.length === 0) return;
    await this.tell(cartId, { type: 'GiveCustomerDetails', cartId, customerId, details, ...GIVEN });
    const [place] = places(chosen.optionId);
    const pickupPlace = place ? chosenPlace(place) : null;
    await this.tell(cartId, { type: 'ChooseDelivery', customerId, delivery: choiceOf(chosen), pickupPlace, on: ON });
    const state = this.cart(at);
    const promised = await this.offers.chosen(state, postalCode, AT);
    // Of an attempt that holds the last goods, the options may be others than of the cart that it froze.
    if (typeof promised === 'string') return;
    const [orderId, paymentId] = [this.newId(), this.newId()];
    const session = { customerId, identifiedUntil: '2099-01-01T00:00:00.000Z', sessionId: 's', stayLoggedIn: false };
    const delivery = { ...promisedDelivery(promised), pickupPlace: state.pickupPlace };
    const paymentMethod = cartTotals(state, delivery.price).total === 0 ? 'Free' : method;
    const request = {
      ...{ orderId, paymentId, cartId, state, details, session: session as never, delivery, paymentMethod },
      readAt: AT,
    };
    const placed = await this.placing.place(request, context(this.newId())).then(
      () => true,
      (refused: unknown) => isProblem(refused),
    );
    if (!placed) throw new Error(`${orderId} was neither placed nor refused`);
    if (this.memory.now(payment, paymentId).started) this.orders.push({ orderId, paymentId, state });
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
  const found = GOODS.find((each) => each.varuId === varuId);
  if (!found) throw new Error(`no product ${varuId}`);
  return { ...found, ...shownAt, categoryPath: found.categoryPath ?? '', price: 0 };
}

export const CHEQUE_IDS = CHEQUES.map((_, nth) => `cheque-${nth}`);

export function cheque(nth: number): MemberState['cheques'][number] {
  return {
    ...{ chequeId: `cheque-${nth}`, amount: CHEQUES[nth] ?? 0, pointsConverted: 1_000 * (nth + 1), lots: [] },
    ...{ level: '+', rate: 22, issuedOn: DAYS.from, validFrom: DAYS.from, validTo: DAYS.to, status: 'open' },
    ...{ cartId: null, orderId: null, recalledBy: null, lapse: null },
  };
}

/** The shop answers a refused purchase with a problem. Anything else that is thrown is a fault. */
function isProblem(refused: unknown): boolean {
  if (refused instanceof Problem) return true;
  throw refused;
}

/** Whether the order was paid and is not cancelled. */
export function isStanding({ confirmedAt, phase }: OrderState): boolean {
  return confirmedAt !== null && phase !== 'cancelled';
}
