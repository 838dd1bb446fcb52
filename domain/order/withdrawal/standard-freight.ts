import { deliveryRule, type DeliveryOption } from '../../delivery/option.js';
import { stockholmDate, type Ore } from '../../kernel/index.js';
import type { PlacedOrder } from '../events.js';

/**
 * The freight that a whole withdrawal gives back. Who chose a dearer delivery than the ordinary one bears the
 * difference (Distansavtalslagen 2 kap. 13 §). Goods that are cold or heavy left no choice.
 */
export function standardFreight({ placedAt, delivery, totals }: PlacedOrder): Ore {
  const { options } = deliveryRule.on(stockholmDate(placedAt));
  const chosen = options.find(({ optionId }) => optionId === delivery.optionId);
  const isOwnChoice = chosen ? !isOrdinary(chosen) && !isForced(chosen) : delivery.optionId === 'express';
  if (!isOwnChoice) return totals.shipping;
  return Math.min(totals.shipping, ...options.filter(isOrdinary).map(({ price }) => price));
}

/** An ordinary delivery is one that becomes free from the limit. */
function isOrdinary({ freeFromLimit }: DeliveryOption): boolean {
  return freeFromLimit;
}

function isForced({ chilled, weightGrams }: DeliveryOption): boolean {
  return chilled || weightGrams.from > 0;
}
