import { stockholmDate, type Instant } from '../../kernel/index.js';
import type { PlacedOrder } from '../events.js';
import type { SentParcel } from '../parcels.js';
import { gonePieces } from '../packing/state.js';
import type { OrderState } from '../state.js';
import { mayWithdraw } from '../withdrawal-right.js';
import type { GoodsDestroyed } from './events.js';
import { collectRule, destroysMedicines } from './rule.js';

/** CHK-16: medicines of a parcel that nobody got are destroyed, because nobody knows how they were kept. */
export function destroyedGoods(
  state: OrderState,
  order: PlacedOrder,
  { parcelId, optionId, lineIds, destroyed }: SentParcel,
  why: GoodsDestroyed['data']['why'],
  destroyedAt: Instant,
): readonly GoodsDestroyed[] {
  if (!destroysMedicines(why, optionId, order.placedAt)) return [];
  const gone = gonePieces(state);
  const lines = order.lines
    .filter((line) => lineIds.includes(line.lineId) && !destroyed.includes(line.lineId) && !mayWithdraw(line))
    .map(({ lineId, quantity }) => ({ lineId, quantity: quantity - (gone[lineId]?.quantity ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const { ruleVersion } = collectRule.on(stockholmDate(order.placedAt));
  return lines.length === 0
    ? []
    : [{ type: 'GoodsDestroyed', data: { parcelId, lines, why, destroyedAt, ruleVersion } }];
}
