import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { linesWithGifts, type CartState } from '../../../../domain/cart/index.js';
import { stockholmDate, type Uuid } from '../../../../domain/kernel/index.js';
import type { CartCommand } from '../../cart/contract.js';
import type {
  CheckoutService,
  CheckoutView,
  ConfirmationView,
  CustomerDetails,
  PayCommand,
  PaymentDetails,
  PaymentView,
  PayOutcome,
} from '../contract.js';
import type { Result, ShopError } from '../../../foundation/problem/result-contract.js';
import { cartProblem } from '../../cart/cart-problem.js';
import { shownCart } from '../../cart/shown-cart.js';
import { DeliveryWidget } from '../delivery/delivery-widget.js';
import { LastDelivery } from '../delivery/last-delivery.js';
import { ChooseDelivery } from '../delivery/choose-delivery.js';
import { customerDetails } from '../customer-details.js';
import { DeliveryOffers } from '../../delivery/delivery-offers.js';
import { FinishPayment } from '../finish-payment.js';
import { KnownReceiver } from './known-receiver.js';
import { LastAttempt } from '../last-attempt.js';
import { OwnPayment } from '../own-payment.js';
import { Pay } from '../pay.js';
import { testCards } from '../test-cards.js';
import { OfferedMethods } from '../payment/offered-methods.js';
import { browserInfoText } from '../payment/payment-schemas.js';
import { StoredCardsOfCustomer } from '../payment/stored-cards.js';
import { describedPayments } from './described-payments.js';
import { cardView, methodOf, methodViews } from './method-views.js';
import { SaveDetails } from '../save-details.js';
import { checkoutTexts } from '../texts.js';
import { WhoMayBuy } from '../who-may-buy.js';
import { Clock } from '../../../foundation/clock.js';
import { Catalogue } from '../../catalogue/catalogue.js';
import { partOf } from '../../../foundation/command-handling/command-context.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Config } from '../../../foundation/config/config.js';
import { parse } from '../../../access/http/valid.js';
import { MedicineNames } from '../../order/history/medicine-names.js';
import { OrderLinks } from '../../order/link/order-links.js';
import { may } from '../../../access/permission/may.js';
import type { StoredCard } from '../../../partners/adyen/gateway.js';
import { OrderAccess } from '../../order/order-access.js';
import { cardFieldsOf } from '../../../partners/adyen/card-fields.js';
import type { PartnersConfig } from '../../../partners/config.js';
import { PARTNERS_CONFIG } from '../../../partners/tokens.js';
import { Toggles } from '../../../access/toggles/toggles.js';
import { Pauses } from '../../../access/pause/pauses.js';
import { PaymentActions } from '../../payment/payment-actions.js';
import { PaymentFlow } from '../../payment/payment-flow.js';
import { CONFIG } from '../../../foundation/platform/tokens.js';
import { attemptProblems, lastMethod } from './attempt-view.js';
import type { CartPages } from '../../cart/cart-pages.js';
import { confirmationView } from './confirmation-view.js';
import { outcomeOf, paymentView } from './payment-view.js';
import type { Shopper } from '../../../access/http/request.js';
import type { Session } from '../../../access/session/session.js';
import type { RequestScope } from '../../../access/request-scope/request-scope.js';
import { refusalsAsErrors } from '../../../foundation/problem/result.js';
import { checkoutWays, type CheckoutWays } from '../../../../domain/checkout/index.js';
import { destroyingOf } from './destroying-views.js';
import {
  hinderingView,
  isChosen,
  NO_OFFER,
  optionViews,
  pausedDelivery,
  pickupOf,
  problemsOf,
} from './delivery-views.js';

/** Creates the checkout service of each page request. */
@Injectable()
export class CheckoutPagesParts {
  constructor(
    @Inject(CommandBus) readonly bus: CommandBus,
    @Inject(CommandHandling) readonly commands: CommandHandling,
    @Inject(KnownReceiver) readonly receiver: KnownReceiver,
    @Inject(LastAttempt) readonly attempts: LastAttempt,
    @Inject(OwnPayment) readonly payments: OwnPayment,
    @Inject(PaymentActions) readonly actions: PaymentActions,
    @Inject(PaymentFlow) readonly flow: PaymentFlow,
    @Inject(OrderAccess) readonly orders: OrderAccess,
    @Inject(OrderLinks) readonly orderLinks: OrderLinks,
    @Inject(MedicineNames) readonly medicines: MedicineNames,
    @Inject(WhoMayBuy) readonly buyers: WhoMayBuy,
    @Inject(Catalogue) readonly catalogue: Catalogue,
    @Inject(Pauses) readonly pauses: Pauses,
    @Inject(OfferedMethods) readonly offers: OfferedMethods,
    @Inject(DeliveryOffers) readonly deliveries: DeliveryOffers,
    @Inject(DeliveryWidget) readonly widget: DeliveryWidget,
    @Inject(LastDelivery) readonly lastDelivery: LastDelivery,
    @Inject(StoredCardsOfCustomer) readonly cards: StoredCardsOfCustomer,
    @Inject(Toggles) readonly toggles: Toggles,
    @Inject(Clock) readonly clock: Clock,
    @Inject(CONFIG) readonly config: Config,
    @Inject(PARTNERS_CONFIG) readonly partners: PartnersConfig,
  ) {}
}

export class CheckoutPages implements CheckoutService {
  constructor(
    private readonly parts: CheckoutPagesParts,
    private readonly scope: RequestScope,
    private readonly cart: CartPages,
  ) {}

  ways(): Promise<CheckoutWays> {
    return Promise.resolve(checkoutWays(this.parts.toggles.all()));
  }

  paymentOptions: CheckoutService['paymentOptions'] = () =>
    Promise.resolve(describedPayments(stockholmDate(this.parts.clock.now())));

  async view(notEntirelyAdded: readonly string[] = []): Promise<CheckoutView> {
    const at = this.parts.clock.now();
    const { state } = await this.cart.opened();
    // Together, because none of them needs the answer of another.
    const [identification, textOf, attempt, cart, details, payingId, storedCards, last] = await Promise.all([
      this.parts.buyers.lackFor(this.scope.session, state.lines),
      this.parts.pauses.now(),
      this.parts.attempts.of(state, this.scope.session),
      this.cart.view(notEntirelyAdded),
      this.details(state),
      this.payingId(state),
      this.storedCards(state),
      state.lines.length === 0 ? null : this.parts.lastDelivery.of(this.scope.session),
    ]);
    const postalCode = state.details?.postalCode ?? customerDetails.safeParse(details).data?.postalCode ?? null;
    const offer = postalCode === null ? NO_OFFER : await this.parts.deliveries.of(state, postalCode, at);
    const opensAll = may(this.scope.session, 'checkout.express', at);
    const options = optionViews(offer, state, textOf, { opensAll, last });
    const chosen = options.find(({ optionId }) => isChosen(state, optionId, offer));
    return {
      cart,
      shown: shownCart(state, at),
      details,
      detailsComplete: postalCode !== null,
      detailsSaved: state.details !== null,
      deliveryOptions: options,
      destroying: destroyingOf(offer.options, linesWithGifts(state), at),
      // The widget knows only carriers, and none of them takes goods that cannot be sent.
      deliveryWidget:
        this.parts.toggles.isOn('DeliveryWidgetToggle') && offer.hindering.length === 0 && options.length > 0,
      deliveryOptionId: chosen?.blockedReason === null ? chosen.optionId : null,
      pickup: chosen ? pickupOf(state, chosen, offer) : null,
      paymentMethods: state.delivery
        ? methodViews(this.parts.offers.of(cart.total, this.scope.session), textOf, { amount: cart.total, at })
        : [],
      storedCards: textOf('payment-method/scheme') === null ? storedCards.map(cardView) : [],
      mayStoreCard: this.storesCards(),
      ageDeclarationRequired: declaresAge(this.scope.session, identification),
      identification,
      payingId,
      purchasesPaused: textOf('purchases'),
      lastMethodId: lastMethod(attempt),
      paymentProblems: attemptProblems(attempt),
      ...hinderingView(offer),
      problems: [...problemsOf(offer), ...pausedDelivery(chosen)],
      testCards: this.parts.config.testPersons ? testCards : [],
      cardFields: cardFieldsOf(this.parts.partners),
    };
  }

  async ageDeclarationRequired(): Promise<boolean> {
    const { state } = await this.cart.current();
    const { session } = this.scope;
    return declaresAge(session, await this.parts.buyers.lackFor(session, state.lines));
  }

  saveDetails({ commandId, details }: CartCommand & { readonly details: CustomerDetails }): Promise<Result> {
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(commandId, details);
      const outcome = await this.parts.bus.execute(new SaveDetails(shopper, parse(customerDetails, details)));
      if (!outcome.ok) throw cartProblem(outcome.rejection);
      return { ok: true };
    });
  }

  chooseDelivery({ commandId, optionId, placeId }: Parameters<CheckoutService['chooseDelivery']>[0]): Promise<Result> {
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopper(commandId, placeId ? { optionId, placeId } : optionId);
      await this.keepKnownDetails(shopper);
      const chosen = await this.parts.widget.choiceOf(shopper.session, { optionId, placeId });
      const outcome = await this.parts.bus.execute(new ChooseDelivery(shopper, chosen.optionId, chosen.placeId));
      if (!outcome.ok) throw cartProblem(outcome.rejection);
      return { ok: true };
    });
  }

  pay(command: PayCommand): Promise<PayOutcome> {
    return refusalsAsErrors(async () => {
      const { commandId, methodId, ageDeclared, shown, storeCard } = command;
      if (!command.termsAccepted)
        return failure({ field: 'termsAccepted', code: 'TERMS_NOT_ACCEPTED', message: checkoutTexts.termsNotAccepted });
      const shopper = await this.scope.shopper(commandId, { methodId });
      const { publicUrl } = this.parts.config;
      const returnUrl = (paymentId: Uuid): string => `${publicUrl}/shop/betalning/${paymentId}`;
      const method = methodOf(command);
      const sent = command.browserInfo;
      const browser = sent === null ? {} : { browserInfo: parse(browserInfoText, sent, 'browserInfo') };
      const how = { storeCard, channel: 'Web', returnUrl, ...browser } as const;
      return outcomeOf(await this.parts.bus.execute(new Pay(shopper, { method, ageDeclared, shown, ...how })));
    });
  }

  async payment(paymentId: Uuid): Promise<PaymentView | null> {
    const own = await this.own(paymentId);
    if (!own) return null;
    const action = await this.parts.actions.find(paymentId);
    return paymentView(own, action, { publicUrl: this.parts.config.publicUrl, partners: this.parts.partners });
  }

  paymentDetails(paymentId: Uuid, details: PaymentDetails): Promise<PayOutcome> {
    // The partner redirects here by GET, which opens no session. A visitor without a session has no payment.
    if (!this.scope.session) return Promise.resolve(failure({ code: 'PAYMENT_UNKNOWN', message: checkoutTexts.error }));
    return refusalsAsErrors(async () => {
      const shopper = await this.scope.shopperOnce();
      return outcomeOf(await this.parts.bus.execute(new FinishPayment(shopper, paymentId, details)));
    });
  }

  async cancelPayment(paymentId: Uuid): Promise<Result> {
    const own = await this.own(paymentId);
    if (!own) return failure({ code: 'PAYMENT_UNKNOWN', message: checkoutTexts.error });
    const { context } = await this.scope.shopperOnce();
    await this.parts.flow.cancel(paymentId, context);
    return { ok: true };
  }

  async confirmation(orderId: Uuid): Promise<ConfirmationView | null> {
    const own = await this.parts.orders.opened(orderId, this.scope);
    if (!own) return null;
    const [placed = own.placed] = await this.parts.medicines.in([own.placed], this.scope);
    const forOthers = await this.parts.medicines.forOthers(own.placed, this.scope);
    return { ...(await confirmationView(this.parts, { ...own, placed })), forOthers };
  }

  private async payingId({ phase, orderId }: CartState): Promise<Uuid | null> {
    if (phase !== 'frozen' || !orderId) return null;
    const own = await this.parts.orders.find(orderId, this.scope.session);
    return own?.placed.paymentId ?? null;
  }

  private storesCards(): boolean {
    return may(this.scope.session, 'payment.stored-card', this.parts.clock.now());
  }

  /** The customer's saved cards, asked for when the payment step opens. A partner that does not answer has none. */
  private async storedCards({ lines, delivery }: CartState): Promise<readonly StoredCard[]> {
    if (lines.length === 0 || delivery === null || !this.storesCards()) return [];
    return this.parts.cards.list(this.scope.session).then(
      ({ storedPaymentMethods }) => storedPaymentMethods,
      () => [],
    );
  }

  private own(paymentId: Uuid) {
    return this.parts.payments.find(paymentId, this.scope.session);
  }

  /** Returns the details in the cart, else what is known of the customer. */
  private async details(state: CartState): Promise<CustomerDetails | null> {
    if (state.details) return { ...state.details, careOf: state.details.careOf ?? '' };
    return this.parts.receiver.of(this.scope.session);
  }

  /** Saves the details that the page showed as complete. A known customer goes from the cart straight to delivery. */
  private async keepKnownDetails(shopper: Shopper): Promise<void> {
    const { state } = await this.cart.current();
    const known = customerDetails.safeParse(state.details ? null : await this.details(state));
    if (!known.success) return;
    const context = partOf(shopper.context, 'known details');
    const outcome = await this.parts.bus.execute(new SaveDetails({ ...shopper, context }, known.data));
    if (!outcome.ok) throw cartProblem(outcome.rejection);
  }
}

function failure(error: ShopError): { readonly ok: false; readonly errors: readonly ShopError[] } {
  return { ok: false, errors: [error] };
}

/** A guest declares their age, except where only an identification helps (CHK-11). */
function declaresAge(session: Session | null, identification: CheckoutView['identification']): boolean {
  return !session?.customerId && identification === null;
}
