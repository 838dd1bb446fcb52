import { stockholmDate } from '../kernel/index.js';
import { deliveryRule, type DeliveryOption } from './option.js';
import {
  chosenParcels,
  obstacleOf,
  offerDelivery,
  type DeliveryRequest,
  type Obstacle,
  type OfferedDelivery,
} from './offer.js';

/** An option of the rule of that day, and why these goods could have it there or not. */
export interface ExplainedOption {
  readonly option: DeliveryOption;
  readonly offered: OfferedDelivery | null;
  /** Null for an offered option. `cold-parcel`: the cold goods beside could not be sent there at all. */
  readonly obstacle: Obstacle | 'cold-parcel' | null;
}

/** CHK-02: asks the rule of that moment again, with the same code as the offer. */
export function explainDelivery(request: DeliveryRequest): readonly ExplainedOption[] {
  const all = offerDelivery(request);
  const parcels = chosenParcels(request.lines);
  return deliveryRule.on(stockholmDate(request.at)).options.map((option) => {
    const offered = all.find(({ optionId }) => optionId === option.optionId) ?? null;
    const obstacle = obstacleOf(option, parcels, request.postalCode) ?? 'cold-parcel';
    return { option, offered, obstacle: offered ? null : obstacle };
  });
}
