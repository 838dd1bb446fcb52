import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cartTotals, type CartState } from '../../../domain/cart/index.js';
import type { Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import { order, type PlacedOrder } from '../../../domain/order/index.js';
import { payment, type PaymentState } from '../../../domain/payment/index.js';
import { cartProblem } from '../cart/cart-problem.js';
import { CurrentCart } from '../cart/current-cart.js';
import { PrescriptionRows } from '../cart/prescription/prescription-rows.js';
import { shownCart } from '../cart/shown-cart.js';
import { Clock } from '../../foundation/clock.js';
import { partOf, type CommandContext } from '../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../foundation/command-handling/command-handling.js';
import { derivedId } from '../../foundation/command-handling/derived-id.js';
import type { Problem } from '../../foundation/problem/problem.js';
import { commandIdReused } from '../../foundation/problem/command-id-reused.js';
import type { Shopper } from '../../access/http/request.js';
import { checkPause, Pauses, type PauseTextOf } from '../../access/pause/pauses.js';
import { may } from '../../access/permission/may.js';
import type { Session } from '../../access/session/session.js';
import { CurrentPrices } from './current-prices.js';
import { identificationNeeded, invalidCart, invalidField, noShippingOptions } from './checkout-problem.js';
import { DeliveryOffers } from '../delivery/delivery-offers.js';
import { promisedDelivery } from '../delivery/delivery-options.js';
import { StoredCardsOfCustomer } from './payment/stored-cards.js';
import { StartAtPartner } from './payment/start-at-partner.js';
import { PlaceOrder } from './place-order.js';
import { checkoutTexts } from './texts.js';
import { WhoMayBuy } from './who-may-buy.js';
import { isPausable } from '../../../domain/pause/index.js';
import { FREE, type PayRequest } from './pay-request.js';
import { invoiceMethod, isInvoice } from './payment/invoice-choice.js';
import { OfferedMethods } from './payment/offered-methods.js';

export interface PaymentProgress {
  readonly orderId: Uuid;
  readonly orderNumber: string;
  readonly paymentId: Uuid;
  readonly state: PaymentState;
}

export class Pay extends Command<PaymentProgress> {
  constructor(
    readonly shopper: Shopper,
    readonly request: PayRequest,
  ) {
    super();
  }
}

/**
 * Places the order and pays it. The ids of order and payment are derived from the command, so that a retry pays only
 * once.
 */
@CommandHandler(Pay)
export class PayHandler implements ICommandHandler<Pay> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(CurrentPrices) private readonly prices: CurrentPrices,
    @Inject(PrescriptionRows) private readonly rows: Pick<PrescriptionRows, 'confirm'>,
    @Inject(WhoMayBuy) private readonly buyers: WhoMayBuy,
    @Inject(PlaceOrder) private readonly orders: PlaceOrder,
    @Inject(StartAtPartner) private readonly partners: Pick<StartAtPartner, 'start'>,
    @Inject(OfferedMethods) private readonly methods: OfferedMethods,
    @Inject(StoredCardsOfCustomer) private readonly cards: Pick<StoredCardsOfCustomer, 'checkOwn'>,
    @Inject(DeliveryOffers) private readonly deliveries: Pick<DeliveryOffers, 'chosen' | 'of'>,
    @Inject(Pauses) private readonly pauses: Pick<Pauses, 'now'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper, request }: Pay): Promise<PaymentProgress> {
    const { session, context } = shopper;
    const orderId = derivedId(context.commandId, 'order');
    const paymentId = derivedId(context.commandId, 'payment');
    // Three reads that do not need each other; the store answers them together.
    const [{ order: repeated }, textOf, { cartId, state, withheld }] = await Promise.all([
      this.commands.load(order, orderId),
      this.pauses.now(),
      this.current.of(session),
    ]);
    if (repeated) return progressOf(repeated, await this.goOn(repeated, request, shopper));
    checkPause(textOf, 'purchases');
    if (withheld) throw identificationNeeded(checkoutTexts.prescriptionNeedsLogin);
    const { details, delivery } = await this.check(shopper, state, request, textOf);
    const { total } = cartTotals(state, delivery.price);
    const paymentMethod = methodOf(total, request);
    this.methods.check(paymentMethod, total, session);
    await this.cards.checkOwn(session, request.method);
    if (isInvoice(request.method)) invoiceMethod(request.method, total, this.clock.now());
    if (isPausable(paymentMethod)) checkPause(textOf, `payment-method/${paymentMethod}`);
    this.checkShown(state, request);
    await this.orders.giveUpEarlier(cartId, state, orderId, context);
    await this.prices.confirm(cartId, state, session, partOf(context, 'reprice'));
    const readAt = this.clock.now();
    const decided = await this.rows.confirm(cartId, state, shopper, orderId);
    await this.claimKey(context);
    const ids = { orderId, paymentId, cartId, session };
    const { placed, started } = await this.orders.place(
      { ...ids, state: decided, readAt, details, delivery, paymentMethod },
      context,
    );
    return progressOf(placed, await this.begun(placed, started, request, shopper));
  }

  /** Continues a repeated command. The calls to the partner use the same idempotency keys as before. */
  private async goOn(placed: PlacedOrder, request: PayRequest, shopper: Shopper): Promise<PaymentState> {
    const method = sentFor(placed, request);
    if (method === placed.paymentMethod) await this.claimKey(shopper.context);
    await this.orders.startPayment(placed, shopper.context, method);
    return this.begun(placed, await this.commands.load(payment, placed.paymentId), request, shopper);
  }

  /**
   * Reserves the idempotency key, so that no other call can use it. The commands of a payment have derived ids, so no
   * event holds the key itself.
   */
  private async claimKey(context: CommandContext): Promise<void> {
    if (!(await this.commands.claim(context))) throw commandIdReused;
  }

  /**
   * Starts the payment at the partner. If the payment has ended, for example because its order was cancelled, it only
   * returns the state.
   */
  private async begun(
    placed: PlacedOrder,
    state: PaymentState,
    request: PayRequest,
    shopper: Shopper,
  ): Promise<PaymentState> {
    return state.phase === 'started' ? this.partners.start(placed, request, shopper) : state;
  }

  /** Refuses the payment when another tab or device has changed the cart since the page was rendered. */
  private checkShown(state: CartState, { shown }: PayRequest): void {
    if (shown !== null && shown !== shownCart(state, this.clock.now()))
      throw cartProblem({ type: 'CartHasChanged', field: 'cartId' });
  }

  /** Checks the required details and who may buy (CHK-01, CHK-02, CHK-03, CHK-11). */
  private async check({ session }: Shopper, state: CartState, request: PayRequest, textOf: PauseTextOf) {
    if (state.phase === 'absent' || state.lines.length === 0) throw invalidCart();
    await this.buyers.check(session, state.lines, request.ageDeclared || state.ageDeclared);
    if (state.cheque && !may(session, 'cheque.use', this.clock.now(), true))
      throw identificationNeeded(checkoutTexts.chequeNeedsLogin);
    const { details } = state;
    if (!details) throw invalidField('firstName', 'DETAILS_MISSING', checkoutTexts.detailsMissing);
    return { details, delivery: await this.checkDelivery(state, details.postalCode, session, textOf) };
  }

  /** Returns the delivery option as offered now. A cutoff time may have passed since it was chosen. */
  private async checkDelivery(state: CartState, postalCode: string, session: Session, textOf: PauseTextOf) {
    const now = this.clock.now();
    const option = await this.deliveries.chosen(state, postalCode, now);
    if (typeof option === 'string') throw await this.notOffered(option, state, postalCode, now);
    checkPause(textOf, `delivery-option/${option.optionId}`);
    if (option.requiresIdentification && !may(session, 'checkout.express', this.clock.now()))
      throw identificationNeeded(checkoutTexts.expressNeedsLogin);
    return { ...promisedDelivery(option), pickupPlace: state.pickupPlace };
  }

  /** Why the chosen delivery is not offered now. The receiver may have moved since, or a cutoff time may have passed. */
  private async notOffered(
    why: 'option-gone' | 'place-gone',
    state: CartState,
    postalCode: string,
    now: Instant,
  ): Promise<Problem> {
    if (why === 'place-gone') return invalidField('placeId', 'PLACE_NOT_OFFERED', checkoutTexts.placeGone);
    const { options, hindering, onlyCollected } = await this.deliveries.of(state, postalCode, now);
    if (options.length === 0) return noShippingOptions(hindering, onlyCollected);
    if (!state.delivery) return invalidField('optionId', 'DELIVERY_MISSING', checkoutTexts.deliveryMissing);
    return invalidField('optionId', 'DELIVERY_NOT_OFFERED', checkoutTexts.deliveryGone);
  }
}

/**
 * Returns the order's payment method. It is derived from the request to the partner, so that order and payment always
 * agree.
 */
function methodOf(total: Ore, { method }: PayRequest): string {
  if (total === 0) return FREE.type;
  if (method.type === FREE.type)
    throw invalidField('paymentMethod', 'PAYMENT_METHOD_UNKNOWN', checkoutTexts.methodUnknown);
  return method.type;
}

function progressOf({ orderId, orderNumber, paymentId }: PlacedOrder, state: PaymentState): PaymentProgress {
  return { orderId, orderNumber, paymentId, state };
}

function sentFor({ paymentMethod }: PlacedOrder, { method }: PayRequest): string {
  return paymentMethod === FREE.type ? FREE.type : method.type;
}
