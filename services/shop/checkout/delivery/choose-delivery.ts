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
import { identificationNeeded, invalidField } from '../checkout-problem.js';
import { chosenPlace } from '../../delivery/places/place-views.js';
import { placeOf } from '../../delivery/places/pickup-places.js';
import { DeliveryOffers, type DeliveryOffer } from '../../delivery/delivery-offers.js';
import { choiceOf } from '../../delivery/delivery-options.js';
import { checkoutTexts } from '../texts.js';
import { deliveryPostalCode } from '../../../../domain/delivery/index.js';

export class ChooseDelivery extends Command<CartOutcome> {
  constructor(
    readonly shopper: Shopper,
    readonly optionId: string,
    /** Null keeps the place that was chosen for the option, and otherwise takes the nearest. */
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
    @Inject(Pauses) private readonly pauses: Pick<Pauses, 'now'>,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async execute({ shopper: { session, context }, optionId, placeId }: ChooseDelivery): Promise<CartOutcome> {
    const [{ cartId, state }, textOf] = await Promise.all([this.current.of(session), this.pauses.now()]);
    const postalCode = deliveryPostalCode(state);
    if (!postalCode) throw invalidField('postalCode', 'DETAILS_MISSING', checkoutTexts.detailsMissing);
    const now = this.clock.now();
    const offer = await this.offers.of(state, postalCode, now, placeId);
    const offered = offer.options.find((option) => option.optionId === optionId);
    if (!offered) throw invalidField('optionId', 'DELIVERY_NOT_OFFERED', checkoutTexts.deliveryGone);
    checkPause(textOf, `delivery-option/${offered.optionId}`);
    if (offered.requiresIdentification && !may(session, 'checkout.express', now))
      throw identificationNeeded(checkoutTexts.expressNeedsLogin);
    const place = placeFor(state, optionId, offer, placeId);
    const { customerId } = session;
    const pickupPlace = place && chosenPlace(place);
    return this.commands.handle(
      cart,
      cartId,
      { type: 'ChooseDelivery', customerId, delivery: choiceOf(offered), pickupPlace, on: stockholmDate(now) },
      context,
    );
  }
}

/** @throws Problem 400 when the wanted place is not of the option, or not near the receiver */
function placeFor(state: CartState, optionId: string, { places }: DeliveryOffer, wanted: string | null) {
  const near = places(optionId);
  const chosen = state.delivery?.optionId === optionId ? state.pickupPlace?.placeId : undefined;
  const kept = near.some(({ placeId }) => placeId === chosen) ? (chosen ?? null) : null;
  const place = placeOf(near, wanted ?? kept);
  if (place === undefined) throw invalidField('placeId', 'PLACE_NOT_OFFERED', checkoutTexts.placeGone);
  return place;
}
