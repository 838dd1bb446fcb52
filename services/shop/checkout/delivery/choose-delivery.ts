import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';

import { cart, type CartState } from '../../../../domain/cart/index.js';
import { stockholmDate } from '../../../../domain/kernel/index.js';
import type { CartOutcome } from '../../cart/change-cart.js';
import { CurrentCart } from '../../cart/current-cart.js';
import { Clock } from '../../../foundation/clock.js';
import { CommandHandling } from '../../../foundation/command-handling/command-handling.js';
import type { Shopper } from '../../../access/http/request.js';
import { checkPause, Pauses } from '../../../access/pause/pauses.js';
import { may } from '../../../access/permission/may.js';
import type { Session } from '../../../access/session/session.js';
import { identificationNeeded, invalidField } from '../checkout-problem.js';
import { chosenPlace } from '../../delivery/places/place-views.js';
import { placeOf } from '../../delivery/places/pickup-places.js';
import { LastDelivery } from './last-delivery.js';
import { DeliveryOffers, type DeliveryOffer } from '../../delivery/delivery-offers.js';
import { choiceOf } from '../../delivery/delivery-options.js';
import { checkoutTexts } from '../texts.js';
import { deliveryPostalCode } from '../../../../domain/delivery/index.js';

export class ChooseDelivery extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly optionId: string,
    /** Null keeps the place that was chosen for the option, else that of the last order, and otherwise takes the nearest. */
    readonly placeId: string | null = null,
  ) {
    super();
  }
}

@CommandHandler(ChooseDelivery)
export class ChooseDeliveryHandler implements ICommandHandler<ChooseDelivery> {
  constructor(
    @Inject(CommandHandling) private readonly commands: CommandHandling,
    @Inject(CurrentCart) private readonly current: CurrentCart,
    @Inject(DeliveryOffers) private readonly offers: Pick<DeliveryOffers, 'of'>,
    @Inject(LastDelivery) private readonly last: Pick<LastDelivery, 'of'>,
    @Inject(Pauses) private readonly pauses: Pick<Pauses, 'now'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, optionId, placeId }: ChooseDelivery): Promise<CartOutcome> {
    const [{ cartId, state }, textOf] = await Promise.all([this.current.of(session), this.pauses.now()]);
    const postalCode = deliveryPostalCode(state);
    if (!postalCode) throw invalidField('postalCode', 'DETAILS_MISSING', checkoutTexts.detailsMissing);
    const now = this.clock.now();
    const usual = placeId === null ? await this.usualPlace(state, session, optionId) : null;
    const offer = await this.offers.of(state, postalCode, now, placeId ?? usual);
    const offered = offer.options.find((option) => option.optionId === optionId);
    if (!offered) throw invalidField('optionId', 'DELIVERY_NOT_OFFERED', checkoutTexts.deliveryGone);
    checkPause(textOf, `delivery-option/${offered.optionId}`);
    if (offered.requiresIdentification && !may(session, 'checkout.express', now))
      throw identificationNeeded(checkoutTexts.expressNeedsLogin);
    const place = placeFor(optionId, offer, placeId, usual);
    const { customerId } = session;
    const pickupPlace = place && chosenPlace(place);
    return this.commands.handle(
      cart,
      cartId,
      { type: 'ChooseDelivery', customerId, delivery: choiceOf(offered), pickupPlace, on: stockholmDate(now) },
      context,
    );
  }

  /** The place that was chosen for the option before, in this cart and else in the customer's latest order. */
  private async usualPlace(state: CartState, session: Session, optionId: string): Promise<string | null> {
    if (state.delivery?.optionId === optionId) return state.pickupPlace?.placeId ?? null;
    const last = await this.last.of(session);
    return last?.optionId === optionId ? last.placeId : null;
  }
}

/** @throws Problem 400 when the wanted place is not of the option, or not near the receiver */
function placeFor(optionId: string, { places }: DeliveryOffer, wanted: string | null, usual: string | null) {
  const near = places(optionId);
  const kept = near.some(({ placeId }) => placeId === usual) ? usual : null;
  const place = placeOf(near, wanted ?? kept);
  if (place === undefined) throw invalidField('placeId', 'PLACE_NOT_OFFERED', checkoutTexts.placeGone);
  return place;
}
