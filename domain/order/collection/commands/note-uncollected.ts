import { accept, reject, unchanged, type Instant } from '../../../kernel/index.js';
import type { OrderEvent } from '../../events.js';
import type { OrderDecision } from '../../rejections.js';
import type { OrderState } from '../../state.js';
import { notCollected } from '../not-collected.js';
import { isWaiting } from '../state.js';

/** Notes each parcel of the order whose time to collect is over. */
export interface NoteUncollected {
  readonly type: 'NoteUncollected';
  readonly notedAt: Instant;
}

export function noteUncollected({ notedAt }: NoteUncollected, { order, parcels }: OrderState): OrderDecision {
  if (!order) return reject({ type: 'OrderUnknown' });
  const over = parcels.flatMap((parcel): readonly OrderEvent[] =>
    isWaiting(parcel) ? notCollected(parcel, order.placedAt, notedAt) : [],
  );
  return over.length === 0 ? unchanged : accept<OrderEvent>(...over);
}
