import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { ParcelNotCollected } from './events.js';
import type { SentParcel } from '../parcels.js';
import { collectRule, reorderDay } from './rule.js';

/** The event that a waiting parcel was not collected, when its time was over at `notedAt`. */
export function notCollected(
  { parcelId, optionId, hold, reorderBy }: SentParcel,
  placedAt: Instant,
  notedAt: Instant,
): readonly ParcelNotCollected[] {
  if (!hold || notedAt <= hold.until) return [];
  const { lastDay } = hold;
  const { ruleVersion } = collectRule.on(stockholmDate(placedAt));
  const by = reorderBy ?? reorderDay(optionId, lastDay, placedAt);
  return [{ type: 'ParcelNotCollected', data: { parcelId, lastDay, reorderBy: by, notedAt, ruleVersion } }];
}
