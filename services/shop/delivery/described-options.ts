import {
  EVENING_CITIES,
  OWN_STOCK_OPTIONS,
  shareOf,
  type DeliveryOption,
  type DeliveryOptionId,
  type DeliveryRule,
  type OwnStockOption,
  type OwnStockOptionId,
} from '../../../domain/delivery/index.js';
import type { CollectRule } from '../../../domain/order/index.js';
import type { DescribedDelivery, DescribedOption, DescribedOwnStock, DestroyingOptions } from './contract.js';
import { deliveryTexts } from './texts.js';

/** Describes the rules for the help page, so that the page and the offers come from the same figures (CHK-18). */
export function describedDelivery(
  rule: DeliveryRule,
  own: Readonly<Record<OwnStockOptionId, OwnStockOption>>,
  collect: CollectRule,
): DescribedDelivery {
  const { freeShippingLimit, uncollectedFee } = rule;
  const options = rule.options.map((option) => describedOption(option, rule, collect));
  const ownStock = OWN_STOCK_OPTIONS.map((optionId) => describedOwnStock(optionId, own[optionId]));
  return { freeShippingLimit, uncollectedFee, destroying: destroyingOptions(collect), options, ownStock };
}

export function destroyingOptions({ destroysMedicines }: CollectRule): DestroyingOptions {
  const namesOf = (ids: readonly DeliveryOptionId[]) => ids.map((id) => deliveryTexts[id].name);
  return {
    notDelivered: namesOf(destroysMedicines['not-delivered']),
    notCollected: namesOf(destroysMedicines['not-collected']),
  };
}

function describedOwnStock(
  optionId: OwnStockOptionId,
  { price, readyMinutes, daysAhead, holdDays, mostKilometres: kilometres, ...option }: OwnStockOption,
): DescribedOwnStock {
  const { name } = deliveryTexts[optionId];
  const figures = { hours: readyMinutes / 60, sameDay: daysAhead === 0, holdDays, kilometres };
  const { requiresIdentification, mostGrams } = option;
  return { optionId, name, price, requiresIdentification, ...figures, kilograms: mostGrams / 1000 };
}

function describedOption(
  option: DeliveryOption,
  { boundaryAboveGrams }: DeliveryRule,
  { reorderDays }: CollectRule,
): DescribedOption {
  const { optionId, price, freeFromLimit, cutoff, handover, zones, holdDays, chilled, notFor, weightGrams } = option;
  const byCity = optionId === 'evening-home';
  const reachesHeavy = holdDays === null && (weightGrams.to === null || weightGrams.to > boundaryAboveGrams);
  return {
    ...{ optionId, price, freeFromLimit, cutoff, handover, holdDays, chilled },
    name: deliveryTexts[optionId].name,
    weekdays: zones.map(({ weekdays }) => weekdays),
    cities: byCity ? Object.keys(EVENING_CITIES) : [],
    ...placesOf(option),
    ageLimited: !notFor.includes('AgeLimited'),
    narcotics: !notFor.includes('Narcotic'),
    requiresIdentification: option.requiresIdentification,
    reorderDays: reorderDays[optionId] ?? null,
    boundaryAboveKilograms: reachesHeavy ? boundaryAboveGrams / 1000 : null,
    kilograms: {
      above: Math.floor(weightGrams.from / 1000),
      atMost: weightGrams.to === null ? null : weightGrams.to / 1000,
    },
  };
}

/** Where the option exists, unless it is told by its cities: in a part of the country, or in a share of it. */
function placesOf({ optionId, zones }: DeliveryOption): Pick<DescribedOption, 'share' | 'region'> {
  const areas = zones.some((zone) => zone.areas === null) ? null : zones.flatMap((zone) => zone.areas ?? []);
  if (areas === null || optionId === 'evening-home') return { share: null, region: null };
  if (optionId !== 'norrland-home') return { share: shareOf(areas), region: null };
  const [from = '', to = ''] = [areas.at(0), areas.at(-1)];
  return { share: null, region: { name: 'Norrland', from: `${from}0 00`, to: `${to}9 99` } };
}
