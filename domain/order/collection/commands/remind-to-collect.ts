import { accept, reject, stockholmDate, unchanged, type Instant } from '../../../kernel/index.js';
import type { OrderEvent } from '../../events.js';
import type { OrderDecision } from '../../rejections.js';
import type { OrderState } from '../../state.js';
import { collectRule, reminderDay } from '../rule.js';
import { isWaiting } from '../state.js';

/** Reminds of each parcel of the order that soon goes back. */
export interface RemindToCollect {
  readonly type: 'RemindToCollect';
  readonly remindedAt: Instant;
}

/** Each parcel is reminded of once, and not after its last day. */
export function remindToCollect({ remindedAt }: RemindToCollect, { order, parcels }: OrderState): OrderDecision {
  if (!order) return reject({ type: 'OrderUnknown' });
  const on = stockholmDate(remindedAt);
  const { ruleVersion } = collectRule.on(stockholmDate(order.placedAt));
  const reminded = parcels.flatMap((parcel): readonly OrderEvent[] => {
    const { parcelId, hold, remindedAt: before } = parcel;
    if (!isWaiting(parcel) || !hold || before || remindedAt > hold.until) return [];
    const from = reminderDay(hold, order.placedAt);
    if (!from || on < from) return [];
    return [{ type: 'CollectReminded', data: { parcelId, lastDay: hold.lastDay, remindedAt, ruleVersion } }];
  });
  return reminded.length === 0 ? unchanged : accept<OrderEvent>(...reminded);
}
