import { z } from 'zod';

import type { CartState } from '../../../../domain/cart/index.js';
import {
  deliveryPostalCode,
  PARCEL_KINDS,
  type OfferedDelivery,
  type WithDistance,
} from '../../../../domain/delivery/index.js';
import { kronor, type Instant } from '../../../../domain/kernel/index.js';
import type { AnswerOf } from '../../../access/http/api-schema.js';
import type { PauseTextOf } from '../../../access/pause/pauses.js';
import { choiceOf, pausedOptions, pausedOptionSchema, promisedParcel } from '../../delivery/delivery-options.js';
import type { DeliveryOffers } from '../../delivery/delivery-offers.js';
import type { KnownPlace } from '../../delivery/places/bundled-places.js';
import { chosenPlace } from '../../delivery/places/place-views.js';
import { invalidField, noShippingOptions } from '../checkout-problem.js';
import { checkoutTexts } from '../texts.js';

export const choice = z
  .strictObject({
    optionId: z
      .string('Välj ett leveranssätt.')
      .min(1, 'Välj ett leveranssätt.')
      .max(40, 'Välj ett leveranssätt.')
      .meta({ example: 'postal' }),
    /** An addition to the required format: one of the option's places. Absent: the place so far, or the nearest. */
    placeId: z.string().min(1).max(40).optional().meta({ example: 'postal-101-1' }),
  })
  .meta({ example: { optionId: 'postal', placeId: 'postal-101-1' } });

export const optionsExample = {
  options: [
    {
      optionId: 'postal',
      name: 'Postombud',
      price: 39,
      promise: '1–2 vardagar',
      earliest: '2026-11-26',
      latest: '2026-11-27',
      requiresIdentification: false,
      places: [
        {
          ...{ placeId: 'postal-101-1', name: 'Postombud Livs Stockholm', street: 'Torggatan 4' },
          ...{ postalCode: '111 29', city: 'Stockholm', distance: 0.4 },
        },
      ],
      parcels: [
        { kind: 'ambient', method: 'Postombud', promise: '1–2 vardagar', earliest: '2026-11-26', latest: '2026-11-27' },
      ],
    },
  ],
  paused: [{ optionId: 'locker', name: 'Paketskåp', message: 'Paketskåpen är fulla just nu.' }],
};

export const offeredOptions = z
  .strictObject({
    options: z.array(
      z.strictObject({
        optionId: z.string(),
        name: z.string(),
        price: z.number(),
        promise: z.string(),
        earliest: z.iso.date(),
        latest: z.iso.date(),
        /** An addition to the required format: true when the shopper must log in with an e-ID to choose the option. */
        requiresIdentification: z.boolean(),
        /** An addition to the required format: where the parcel may be collected, the nearest first. */
        places: z.array(
          z.strictObject({
            placeId: z.string(),
            name: z.string(),
            street: z.string(),
            postalCode: z.string(),
            city: z.string(),
            distance: z.number(),
          }),
        ),
        /** An addition to the required format: the parcels of the order, which have one price together (CHK-16). */
        parcels: z.array(
          z.strictObject({
            kind: z.enum(PARCEL_KINDS),
            method: z.string(),
            promise: z.string(),
            earliest: z.iso.date(),
            latest: z.iso.date(),
          }),
        ),
      }),
    ),
    /** An addition to the required format: paused options, with the reason. */
    paused: z.array(pausedOptionSchema),
  })
  .meta({ example: optionsExample });
/** The same with the widget, which a client may show in place of its own list. Null when it is away or not asked for. */
export const optionsWithWidget = offeredOptions
  .extend({
    widget: z.strictObject({ sessionId: z.string(), snippet: z.string() }).nullable().meta({ example: null }),
  })
  .meta({
    example: { ...optionsExample, widget: { sessionId: 'b6a3', snippet: '<div id="shipwallet-container"></div>' } },
  });
export const widgetAsked = z.object({ widget: z.enum(['true', 'false']).default('false') });
export type OfferedOptions = AnswerOf<typeof offeredOptions>;

/**
 * Describes the delivery options for the cart and its postcode.
 * @throws Problem 400 without a postcode, 409 with NO_SHIPPING_OPTIONS when none fits (CHK-13)
 */
export async function offeredOptionsAnswer(
  offers: Pick<DeliveryOffers, 'of'>,
  state: CartState,
  textOf: PauseTextOf,
  at: Instant,
): Promise<OfferedOptions> {
  const postalCode = deliveryPostalCode(state);
  if (!postalCode) throw invalidField('postalCode', 'DETAILS_MISSING', checkoutTexts.detailsMissing);
  const { options, places, hindering, onlyCollected } = await offers.of(state, postalCode, at);
  if (options.length === 0) throw noShippingOptions(hindering, onlyCollected);
  const paused = pausedOptions(options, textOf);
  const open = options.filter(({ optionId }) => !paused.some((each) => each.optionId === optionId));
  return { options: open.map((option) => optionAnswer(option, places(option.optionId))), paused };
}

function optionAnswer(
  option: OfferedDelivery,
  places: readonly WithDistance<KnownPlace>[],
): OfferedOptions['options'][number] {
  const { optionId, name, promise } = choiceOf(option);
  const parcels = option.parcels.map((parcel) => {
    const { optionId: _, ...shown } = promisedParcel(parcel);
    return shown;
  });
  return {
    ...{ optionId, name, promise, price: kronor(option.price), earliest: option.earliest, latest: option.latest },
    requiresIdentification: option.requiresIdentification,
    places: places.map((place) => ({ ...chosenPlace(place), distance: place.distance })),
    parcels,
  };
}
