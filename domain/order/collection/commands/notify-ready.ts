import { accept, reject, stockholmDate, unchanged, type Instant } from '../../../kernel/index.js';
import { parcelNamed, refusesReport, unreportedDispatch, type ParcelReport } from '../../dispatched.js';
import type { OrderDecision } from '../../rejections.js';
import type { OrderState } from '../../state.js';
import { collectRule, holdFrom, holdLength } from '../rule.js';

/** The carrier has the parcel where the customer collects it. */
export interface NotifyReady extends ParcelReport {
  readonly type: 'NotifyReady';
  readonly readyAt: Instant;
}

/** A notice begins the time to collect. One that comes after the parcel's end is old news. */
export function notifyReady(command: NotifyReady, state: OrderState): OrderDecision {
  const { parcelId, trackingNumber, readyAt } = command;
  const refusal = refusesReport(command, state);
  const parcel = parcelNamed(state, parcelId);
  if (refusal || !parcel || !state.order)
    return reject(refusal ?? { type: 'ParcelUnknown', field: 'parcelId', parcelId });
  const length = holdLength(parcel.optionId, state.order.placedAt);
  if (!length) return reject({ type: 'ParcelNotToCollect', field: 'parcelId' });
  const waitsAgain = parcel.reorderedAt !== null && readyAt > parcel.reorderedAt;
  if (parcel.phase === 'delivered' || (parcel.hold && !waitsAgain)) return unchanged;
  if (parcel.cameBackAt) return reject({ type: 'ParcelElsewhere', phase: 'came-back' });
  const { ruleVersion } = collectRule.on(stockholmDate(state.order.placedAt));
  const hold = holdFrom(readyAt, length);
  const unseen = unreportedDispatch(command, readyAt, parcel, state);
  return accept(...unseen, { type: 'ParcelReady', data: { parcelId, trackingNumber, ...hold, ruleVersion } });
}
