import {
  cart,
  type CartCommand,
  type CartLine,
  type CartProduct,
  type CartState,
} from '../../../../domain/cart/index.js';
import { cream, elvanse, ON } from '../../../../domain/cart/spec-events.js';
import { coupon, type CouponPlan } from '../../../../domain/coupon/index.js';
import type { Uuid } from '../../../../domain/kernel/index.js';
import { seededRandom } from '../../../../simulators/simulation/seeded-random.js';
import type { Session } from '../../../access/session/session.js';
import { derivedId } from '../../../foundation/command-handling/derived-id.js';
import { SYSTEM, type CommandContext } from '../../../foundation/command-handling/command-context.js';
import type { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { ReactionCommands } from '../../../foundation/command-handling/reaction-commands.js';
import type { StoredEvent } from '../../../foundation/event-store/port.js';
import { couponReaction } from '../../coupon/coupon-reaction.js';
import { CouponUses } from '../../coupon/coupon-uses.js';
import type { CartPrices } from '../cart-prices.js';
import { ChangeCart } from '../change-cart.js';
import { CurrentCart } from '../current-cart.js';
import type { PrescriptionItems } from '../prescription/prescription-items.js';
import { CartAtLogin } from '../ports/cart-at-login.js';
import { CouponHandedOver } from './coupon-handed-over.js';
import { HandOver } from './hand-over.js';
import { keptGoodsReaction } from './kept-goods-reaction.js';
import { ShopInTurns, type Happened } from './shop-in-turns.fixture.js';

export const ASTRID = '11111111-1111-4111-8111-111111111111';
const AT = `${ON}T09:00:00.000Z`;
const CODE = 'SOMMAR';
const TERMS = { name: 'Sommarrabatt', off: { percent: 10 }, goods: null, minimum: 0 } as const;
const PLAN: CouponPlan = { ...TERMS, from: '2026-01-01', to: '2026-12-31', total: 2, oncePerCustomer: false };

const clock = { now: () => AT };
const prices = { available: async () => ({}), repriceForMember: async () => undefined } as unknown as CartPrices;
const prescriptions = {
  guarded: async (found: unknown) => found,
  shownTo: (_session: Session, state: CartState) => state,
} as unknown as PrescriptionItems;

export interface Bought {
  readonly orderId: Uuid;
  readonly lines: readonly CartLine[];
}

/** Browsers of one customer, with the shop's own carts, log-ins and reactions. All requests run at once. */
export class Devices {
  readonly added: string[] = [];
  readonly orders: Bought[] = [];
  private readonly shop: ShopInTurns;
  private readonly current: CurrentCart;
  private readonly carts: ChangeCart;
  private readonly uses: CouponUses;
  private readonly logins: CartAtLogin;
  private readonly reactions;
  private readonly sessions: Session[];
  private ids = 0;
  private isViewBehind = true;

  constructor(seed: number) {
    this.shop = new ShopInTurns(seededRandom(seed), (event) => this.follow(event));
    const shop = this.shop;
    const commands = shop as unknown as CommandHandling;
    this.current = new CurrentCart(commands, prescriptions, { settle: async () => undefined } as never, clock as never);
    this.carts = new ChangeCart(commands, this.current, prescriptions, { guestCart: (_address, make) => make() });
    this.uses = new CouponUses(commands, { buyer: async () => null } as never, clock as never);
    const handOver = new HandOver(commands, prices, new CouponHandedOver(commands, this.uses), clock);
    const kept = { unfinished: () => this.unfinished() };
    this.logins = new CartAtLogin(commands, kept, this.current, prescriptions, prices, handOver);
    const reacting = { reactingTo: (event: StoredEvent) => this.reacting(event as unknown as Happened) };
    this.reactions = [
      keptGoodsReaction(reacting as ReactionCommands, handOver),
      couponReaction(reacting as ReactionCommands),
    ];
    this.sessions = [1, 2, 3].map(() => this.session(this.newId(), null));
    const plan = { type: 'PlanCoupon', code: CODE, plan: PLAN, on: ON } as const;
    const planned = coupon.decide(plan, coupon.initial);
    if ('accepted' in planned) this.shop.append(coupon, CODE, planned.accepted);
  }

  /** Does things on all devices at once, and then waits until all payments and reactions have ended. */
  async act(steps: number): Promise<void> {
    for (let step = 0; step < steps; step += 1) this.shop.begin(() => this.one());
    await this.shop.run();
  }

  /** Logs in on every device, one after the other. @returns the cart in which the last one sees its goods */
  async gather(): Promise<CartState> {
    this.isViewBehind = false;
    for (const device of this.sessions.keys()) {
      this.shop.begin(() => this.logIn(device, false));
      await this.shop.run();
    }
    return this.shop.now(cart, await this.shown(this.sessions.length - 1));
  }

  get met(): ReadonlySet<string> {
    return this.shop.met;
  }

  /** All carts that are open or being paid. */
  get open(): readonly CartState[] {
    const ids = new Set(this.shop.log.filter(({ type }) => type === 'CartStarted').map(({ key }) => key));
    return [...ids].map((id) => this.shop.now(cart, id)).filter(({ phase }) => phase === 'open' || phase === 'frozen');
  }

  get holds(): readonly string[] {
    return [...this.shop.now(coupon, CODE).uses].flatMap(([key, use]) => (use.redeemed ? [] : [key]));
  }

  private async one(): Promise<void> {
    const device = Math.floor(this.shop.random() * this.sessions.length);
    const what = this.shop.random();
    for (let wait = Math.floor(this.shop.random() * 40); wait > 0; wait -= 1) await this.shop.turn();
    if (what < 0.35) return this.add(device);
    if (what < 0.4) return this.setAside(device);
    if (what < 0.45) return this.enterCode(device);
    if (what < 0.5) return this.prescribe(device);
    if (what < 0.65) return this.pay(device);
    if (what < 0.72) return this.anotherVisitor(device);
    return this.logIn(device, this.shop.random() < 0.3);
  }

  private async add(device: number): Promise<void> {
    const product: CartProduct = { ...cream, varuId: this.newId() };
    const session = this.sessions[device] as Session;
    const { customerId } = session;
    const command = (cartId: Uuid): CartCommand => ({
      ...{ type: 'AddItem', cartId, customerId, product, quantity: 1, on: ON },
    });
    if (await this.change(session, command)) this.added.push(product.varuId);
  }

  private async setAside(device: number): Promise<void> {
    const session = this.sessions[device] as Session;
    const { state } = await this.current.of(session);
    const varuIds = state.lines.slice(0, 1).map(({ varuId }) => varuId);
    await this.change(session, () => ({ type: 'SetAside', customerId: session.customerId, varuIds }));
  }

  private async enterCode(device: number): Promise<void> {
    const { cartId, state } = await this.current.of(this.sessions[device] as Session);
    if (state.phase !== 'open' || state.lines.length === 0 || state.coupon) return;
    const applied = { code: CODE, ...TERMS, validTo: PLAN.to, holdKey: this.newId() };
    const { customerId } = state;
    if (await this.uses.hold({ ...applied, attemptKey: null, customerId }).catch(() => true)) return;
    const command = { type: 'ApplyCoupon', customerId, coupon: applied, on: ON } as const;
    const taken = await this.shop.handle(cart, cartId, command, this.context());
    if (!taken.ok) await this.uses.release({ ...applied, attemptKey: null });
  }

  /** The shop has no call yet that puts a prescription item into a cart. Only an identified customer can have one. */
  private async prescribe(device: number): Promise<void> {
    const { customerId } = this.sessions[device] as Session;
    const { cartId } = await this.current.of(this.sessions[device] as Session);
    const state = this.shop.now(cart, cartId);
    if (!customerId || state.phase !== 'open' || state.customerId !== customerId) return;
    const product = { ...elvanse, varuId: this.newId() };
    const data = { shopper: `customer:${customerId}`, product, added: 1, quantity: 1 } as const;
    this.shop.append(cart, cartId, [{ type: 'ItemAdded', data }]);
    this.added.push(product.varuId);
  }

  private async pay(device: number): Promise<void> {
    const { customerId } = this.sessions[device] as Session;
    const { cartId, state: seen } = await this.current.of(this.sessions[device] as Session);
    const orderId = this.newId();
    const start = { type: 'StartCheckout', customerId, orderId, shelfKey: orderId, seen, at: AT, on: ON } as const;
    const started = await this.shop.handle(cart, cartId, start, this.context());
    if (!started.ok) return;
    for (let wait = Math.floor(this.shop.random() * 60); wait > 0; wait -= 1) await this.shop.turn();
    const isPaid = this.shop.random() < 0.6;
    const end = isPaid
      ? ({ type: 'Close', orderId } as const)
      : { type: 'AbandonCheckout' as const, orderId, reason: '' };
    const ended = await this.shop.handle(cart, cartId, end, this.context());
    if (!ended.ok) throw new Error(ended.rejection.type);
    if (isPaid) this.orders.push({ orderId, lines: started.state.lines });
  }

  private async logIn(device: number, dies: boolean): Promise<void> {
    const before = this.sessions[device] as Session;
    const context = this.context();
    if (dies) this.shop.kill(context.correlationId, Math.floor(this.shop.random() * 6));
    const cartId = await this.logins.bringTogether(ASTRID, before, context);
    if (dies) return;
    this.sessions[device] = this.session(cartId, ASTRID);
  }

  private async anotherVisitor(device: number): Promise<void> {
    this.sessions[device] = this.session(this.newId(), null);
  }

  private async change(session: Session, command: (cartId: Uuid) => CartCommand): Promise<boolean> {
    return (await this.carts.change({ session, context: this.context(), address: '' }, command)).ok;
  }

  /** The view of open carts, which is sometimes behind. */
  private async unfinished(): Promise<readonly Uuid[]> {
    await this.shop.turn();
    const ids = this.open.flatMap(({ cartId, customerId }) => (customerId === ASTRID && cartId ? [cartId] : []));
    return this.isViewBehind && this.shop.random() < 0.2 ? ids.filter(() => this.shop.random() < 0.5) : ids;
  }

  /** Delivers the event to the reactions later. A failed one is tried again. */
  private follow(event: Happened): void {
    for (const { eventTypes, react } of this.reactions ?? [])
      if (eventTypes.includes(event.type)) this.shop.begin(() => this.react(react, event));
  }

  private async react(react: (event: StoredEvent) => Promise<void>, event: Happened): Promise<void> {
    for (let wait = Math.floor(this.shop.random() * 30); wait > 0; wait -= 1) await this.shop.turn();
    for (let tries = 1; ; tries += 1) {
      try {
        return await react({ ...event, correlationId: event.eventId, effectiveAt: AT } as unknown as StoredEvent);
      } catch (error) {
        if (!String(error).includes('waits for the payment') || tries > 200) throw error;
        this.shop.met.add('waited for a payment');
        await this.shop.turn();
      }
    }
  }

  private reacting({ key, eventId }: Happened) {
    const context = (name: string) => ({ ...this.context(), commandId: derivedId(eventId, name) });
    return {
      key,
      state: (slice: typeof cart) => this.shop.load(slice, key),
      sendUncorrelated: (slice: typeof coupon, code: string, command: never, commandId: string) =>
        this.shop.handle(slice, code, command, { ...context(''), commandId }),
    };
  }

  private async shown(device: number): Promise<Uuid> {
    let found = '';
    this.shop.begin(async () => void (found = await this.current.idOf(this.sessions[device] as Session)));
    await this.shop.run();
    return found;
  }

  private session(cartId: Uuid, customerId: Uuid | null): Session {
    return { cartId, customerId } as Session;
  }

  private context(): CommandContext {
    const id = this.newId();
    return { commandId: id, correlationId: id, causationId: null, actor: SYSTEM };
  }

  private newId(): Uuid {
    return derivedId('00000000-0000-4000-8000-000000000000', `${(this.ids += 1)}`);
  }
}
