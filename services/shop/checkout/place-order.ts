import { Inject, Injectable } from '@nestjs/common';

import { cart, linesWithGifts, type CartState, type ContactDetails } from '../../../domain/cart/index.js';
import { startPayment } from '../../../domain/checkout/index.js';
import { stockholmDate, type Instant, type Uuid } from '../../../domain/kernel/index.js';
import { membership } from '../../../domain/member/index.js';
import { order, type OrderedItem, type OrderState, type PlacedOrder } from '../../../domain/order/index.js';
import { isUndecided, payment, type PaymentRejection, type PaymentState } from '../../../domain/payment/index.js';
import { cartProblem } from '../cart/cart-problem.js';
import { PrescriptionRows } from '../cart/prescription/prescription-rows.js';
import { attemptKeyOf, CouponUses } from '../coupon/coupon-uses.js';
import { Catalogue } from '../catalogue/catalogue.js';
import { Clock } from '../../foundation/clock.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling, type HandleOptions } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import { MemberOf } from '../../person/member/member-of.js';
import { memberProblem } from '../../person/member/member-problem.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { PaymentFlow } from '../payment/payment-flow.js';
import { NumberSeries } from '../../foundation/platform/number-series.js';
import { attemptGivenUp, invalidCart, methodDiffers } from './checkout-problem.js';
import type { promisedDelivery } from '../delivery/delivery-options.js';
import { HeldGoods } from './goods/held-goods.js';
import { orderedItems } from './goods/ordered-items.js';
import { OrderKeys } from './order-keys.js';
import { checkoutTexts } from './texts.js';

export interface OrderRequest {
  readonly orderId: Uuid;
  readonly paymentId: Uuid;
  readonly cartId: Uuid;
  readonly session: Session;
  readonly state: CartState;
  /** When the prescription rows were confirmed. */
  readonly readAt: Instant;
  readonly details: ContactDetails;
  readonly delivery: ReturnType<typeof promisedDelivery>;
  readonly paymentMethod: string;
}

/** An order that was placed, and its payment as it was begun. */
export interface StartedOrder {
  readonly placed: PlacedOrder;
  readonly started: PaymentState;
}

/**
 * Freezes the cart, places the order and starts its payment. Each step is idempotent. After a crash the next attempt or
 * the process manager continues.
 */
@Injectable()
export class PlaceOrder {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(MemberOf) private readonly memberOf: MemberOf,
    @Inject(NumberSeries) private readonly numbers: NumberSeries,
    @Inject(PaymentFlow) private readonly payments: PaymentFlow,
    @Inject(Catalogue) private readonly catalogue: Pick<Catalogue, 'products'>,
    @Inject(HeldGoods) private readonly goods: HeldGoods,
    @Inject(CouponUses) private readonly coupons: Pick<CouponUses, 'hold' | 'release'>,
    @Inject(PrescriptionRows) private readonly rows: Pick<PrescriptionRows, 'claim' | 'giveUp'>,
    @Inject(OrderKeys) private readonly keys: OrderKeys,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async place(request: OrderRequest, context: CommandContext): Promise<StartedOrder> {
    // The products are read before the cart is frozen. If one is no longer sold, the cart stays open.
    const items = await orderedItems(this.catalogue, linesWithGifts(request.state));
    await this.goods.check(request.state);
    const shelfKey = await this.freeze(request, context);
    await this.holdCheque(request, context);
    await this.holdCoupon(request, context);
    await this.claimWithdrawals(request, context);
    await this.holdGoods(request, shelfKey, context);
    const placed = await this.record(request, items, shelfKey, context);
    return { placed, started: await this.startPayment(placed, context, placed.paymentMethod, { isNew: true }) };
  }

  /**
   * Starts the payment with the given method. A method that differs from the order's is refused before any call to the
   * partner.
   */
  async startPayment(
    placed: PlacedOrder,
    context: CommandContext,
    method: string,
    options: HandleOptions<PaymentRejection> = {},
  ): Promise<PaymentState> {
    const command = startPayment(placed, method);
    const started = partOf(context, `start payment by ${method}`);
    const outcome = await this.commands.handle(payment, placed.paymentId, command, started, options);
    if (outcome.ok) return this.cancelledWithOrder(placed, outcome.state, context);
    if (outcome.rejection.type === 'MethodDiffers') throw methodDiffers();
    if (outcome.rejection.type === 'CommandIdReused') throw commandIdReused;
    throw new Error(`the payment of order ${placed.orderId} was not started: ${outcome.rejection.type}`);
  }

  /**
   * Cancels the payment of an order that was cancelled before the payment started. When the order is cancelled later,
   * that cancellation also cancels the payment.
   */
  private async cancelledWithOrder(
    { orderId, paymentId }: PlacedOrder,
    state: PaymentState,
    context: CommandContext,
  ): Promise<PaymentState> {
    if (state.phase !== 'started' || (await this.commands.load(order, orderId)).phase !== 'cancelled') return state;
    const refundId = derivedId(orderId, 'cancelled before its payment');
    const command = { type: 'Cancel', reason: 'order-cancelled', cancelledAt: this.clock.now(), refundId } as const;
    return this.payments.record(paymentId, command, partOf(context, 'cancel with order'));
  }

  /** Reserves the cheque again, because it may have been released meanwhile. */
  private async holdCheque(
    { cartId, orderId, state: { cheque } }: OrderRequest,
    context: CommandContext,
  ): Promise<void> {
    if (!cheque) return;
    const { chequeId, memberId } = cheque;
    const command = { type: 'ReserveCheque', chequeId, cartId, at: this.clock.now() } as const;
    const outcome = await this.commands.handle(membership, memberId, command, partOf(context, 'hold cheque'));
    if (outcome.ok) return;
    await this.reopen(cartId, orderId, context);
    throw memberProblem(outcome.rejection);
  }

  /** Holds the coupon for this attempt to pay. Its cart may have waited for longer than it held it. */
  private async holdCoupon(
    { cartId, orderId, session: { customerId }, state: { coupon } }: OrderRequest,
    context: CommandContext,
  ): Promise<void> {
    if (!coupon) return;
    const { code, holdKey } = coupon;
    try {
      await this.coupons.hold({ code, holdKey, attemptKey: attemptKeyOf(holdKey, orderId), customerId });
    } catch (refused) {
      await this.reopen(cartId, orderId, context);
      throw refused;
    }
  }

  /** RX-06: claims what a prescription has left, so that nobody pays for a withdrawal that another order gets. */
  private async claimWithdrawals(
    { cartId, orderId, state, readAt }: OrderRequest,
    context: CommandContext,
  ): Promise<void> {
    const refusal = await this.rows.claim(orderId, state, readAt);
    if (!refusal) return;
    await this.reopen(cartId, orderId, context);
    throw refusal;
  }

  /** Holds the goods until the payment ends. So no goods are paid that another buyer gets. */
  private async holdGoods(
    { cartId, orderId, state }: OrderRequest,
    shelfKey: Uuid,
    context: CommandContext,
  ): Promise<void> {
    const refusal = await this.goods.hold(shelfKey, state);
    if (!refusal) return;
    await this.reopen(cartId, orderId, context);
    throw refusal;
  }

  /** Freezes the cart. Returns the secret key under which its goods are held. */
  private async freeze(request: OrderRequest, context: CommandContext, retried = false): Promise<Uuid> {
    const { cartId, session, orderId, state: seen } = request;
    const { customerId } = session;
    const at = this.clock.now();
    const keys = { orderId, shelfKey: this.keys.shelf(orderId) };
    const command = { type: 'StartCheckout', customerId, ...keys, seen, at, on: stockholmDate(at) } as const;
    const outcome = await this.commands.handle(cart, cartId, command, partOf(context, `freeze ${retried}`));
    if (outcome.ok) return outcome.state.shelfKey ?? keys.shelfKey;
    const { rejection } = outcome;
    if (rejection.type !== 'CartIsFrozen' || retried) throw cartProblem(rejection);
    await this.giveUp(cartId, rejection.orderId, context);
    return this.freeze(request, context, true);
  }

  /**
   * Abandons an earlier attempt to pay, during which the cart keeps its prices. The new attempt uses current prices.
   */
  async giveUpEarlier(
    cartId: Uuid,
    { phase, orderId: earlier }: CartState,
    orderId: Uuid,
    context: CommandContext,
  ): Promise<void> {
    if (phase === 'frozen' && earlier && earlier !== orderId) await this.giveUp(cartId, earlier, context);
  }

  /** Abandons an unfinished attempt to pay before the shopper starts again, so that only one can be paid. */
  private async giveUp(cartId: Uuid, orderId: Uuid, context: CommandContext): Promise<void> {
    const earlier = await this.commands.load(order, orderId);
    if (!earlier.order) return this.reopen(cartId, orderId, context);
    const { paymentId } = earlier.order;
    const attempt = await this.commands.load(payment, paymentId);
    if (isUndecided(attempt)) await this.payments.cancel(paymentId, partOf(context, `give up ${orderId}`));
    else if (attempt.phase === 'authorised') throw invalidCart(checkoutTexts.alreadyOrdered);
  }

  /** Reopens a cart that is frozen for an order which was never placed, for example because the process died. */
  async reopen(cartId: Uuid, orderId: Uuid, context: CommandContext): Promise<void> {
    const given = { type: 'GiveUp', orderId, givenUpAt: this.clock.now() } as const;
    const outcome = await this.commands.handle(order, orderId, given, partOf(context, `give up ${orderId}`));
    if (!outcome.ok) return;
    await this.releaseHeld(cartId, orderId);
    await this.commands.handle(
      cart,
      cartId,
      { type: 'AbandonCheckout', orderId, reason: 'never-placed' },
      partOf(context, `reopen ${orderId}`),
    );
  }

  /**
   * No order tells the reactions of this attempt. So its holds are released here, before the cart forgets the attempt.
   */
  private async releaseHeld(cartId: Uuid, orderId: Uuid): Promise<void> {
    const state = await this.commands.load(cart, cartId);
    await this.goods.giveUp(state, orderId);
    await this.rows.giveUp(orderId, state);
    const { coupon } = state;
    if (!coupon) return;
    const { code, holdKey } = coupon;
    await this.coupons.release({ code, holdKey, attemptKey: attemptKeyOf(holdKey, orderId) });
  }

  private async record(
    request: OrderRequest,
    lines: readonly OrderedItem[],
    shelfKey: Uuid,
    context: CommandContext,
  ): Promise<PlacedOrder> {
    const { orderId, paymentId, cartId, session, state, details: contact, delivery, paymentMethod } = request;
    const { customerId } = session;
    const asMember = customerId && may(session, 'cart.as-member', this.clock.now(), true);
    const member = asMember ? await this.memberOf.active(customerId) : null;
    const orderNumber = await this.numbers.orderNumber();
    const placedAt = this.clock.now();
    const who = { cartId, customerId, memberId: member?.memberId ?? null, contact };
    const what = { lines, coupon: state.coupon, cheque: state.cheque, delivery };
    const command = {
      type: 'PlaceOrder',
      orderId,
      orderNumber,
      placedAt,
      paymentId,
      paymentMethod,
      shelfKey,
      trackingKey: this.keys.parcel(orderId),
      otherTrackingKeys: delivery.parcels.slice(1).map(() => this.keys.parcel(orderId)),
      ...who,
      ...what,
    } as const;
    const outcome = await this.commands.handle(order, orderId, command, partOf(context, 'place order'));
    if (outcome.ok) return (outcome.state as OrderState).order as PlacedOrder;
    // Another process has given up this attempt, so nobody else releases what this process has held since.
    await this.goods.release(shelfKey, lines);
    await this.rows.giveUp(orderId, state);
    throw attemptGivenUp();
  }
}
