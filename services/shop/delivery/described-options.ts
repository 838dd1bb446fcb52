import { EVENING_CITIES, shareOf, type DeliveryOption, type DeliveryRule } from '../../../domain/delivery/index.js';
import type { DescribedDelivery, DescribedOption } from './contract.js';
import { deliveryTexts } from './texts.js';

/** Describes a rule for the help page, so that the page and the offers come from the same figures (CHK-18). */
export function describedDelivery({ freeShippingLimit, uncollectedFee, options }: DeliveryRule): DescribedDelivery {
  return { freeShippingLimit, uncollectedFee, options: options.map(describedOption) };
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
