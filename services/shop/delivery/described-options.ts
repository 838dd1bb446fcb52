import {
  EVENING_CITIES,
  OWN_STOCK_OPTIONS,
  shareOf,
  type DeliveryOption,
  type DeliveryRule,
  type OwnStockOption,
  type OwnStockOptionId,
} from '../../../domain/delivery/index.js';
import type { DescribedDelivery, DescribedOption, DescribedOwnStock } from './contract.js';
import { deliveryTexts } from './texts.js';

/** Describes a rule for the help page, so that the page and the offers come from the same figures (CHK-18). */
export function describedDelivery(
  { freeShippingLimit, uncollectedFee, options }: DeliveryRule,
  own: Readonly<Record<OwnStockOptionId, OwnStockOption>>,
): DescribedDelivery {
  const ownStock = OWN_STOCK_OPTIONS.map((optionId) => describedOwnStock(optionId, own[optionId]));
  return { freeShippingLimit, uncollectedFee, options: options.map(describedOption), ownStock };
}

function describedOwnStock(
  optionId: OwnStockOptionId,
  { price, readyMinutes, daysAhead, holdDays, mostKilometres: kilometres, mostGrams }: OwnStockOption,
): DescribedOwnStock {
  const { name } = deliveryTexts[optionId];
  const figures = { hours: readyMinutes / 60, sameDay: daysAhead === 0, holdDays, kilometres };
  return { optionId, name, price, ...figures, kilograms: mostGrams / 1000 };
}

function describedOption(option: DeliveryOption): DescribedOption {
  const { optionId, price, freeFromLimit, cutoff, handover, zones, holdDays, chilled, notFor, weightGrams } = option;
  const areas = zones.some((zone) => zone.areas === null) ? null : zones.flatMap((zone) => zone.areas ?? []);
  const byCity = optionId === 'evening-home';
  return {
    ...{ optionId, price, freeFromLimit, cutoff, handover, holdDays, chilled },
    name: deliveryTexts[optionId].name,
    weekdays: zones.map(({ weekdays }) => weekdays),
    share: areas === null || byCity ? null : shareOf(areas),
    cities: byCity ? Object.keys(EVENING_CITIES) : [],
    ageLimited: !notFor.includes('AgeLimited'),
    kilograms: {
      above: Math.floor(weightGrams.from / 1000),
      atMost: weightGrams.to === null ? null : weightGrams.to / 1000,
    },
  };
}
