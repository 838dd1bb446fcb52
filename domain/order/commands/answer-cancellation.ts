import { accept, reject, unchanged, type Instant } from '../../kernel/index.js';
import type { CancellationAnswered, OrderEvent } from '../events.js';
import type { SentParcel } from '../parcels.js';
import type { OrderDecision } from '../rejections.js';
import { evolve, type OrderState } from '../state.js';
import { pendingParcels } from '../stop/state.js';
import { stoppedParcels } from '../stop/stopped.js';
import { answeredWithdrawals } from '../withdrawal/answered.js';

/** Records the warehouse's response to a request to stop parcels. The response decides which of them are sent. */
export interface AnswerCancellation {
  readonly type: 'AnswerCancellation';
  readonly answer: CancellationAnswered['data']['answer'];
  /** The parcels that it was asked about. Without them, all that it is asked about now. */
  readonly parcelIds?: readonly string[];
  /** The parcels that it does not stop. Without them, the word holds for all. */
  readonly tooLate?: readonly string[];
  readonly answeredAt: Instant;
}

/** A parcel that has left was not stopped, whatever the warehouse answers. */
export function answerCancellation(command: AnswerCancellation, state: OrderState): OrderDecision {
  const { answeredAt } = command;
  if (!state.order) return reject({ type: 'OrderUnknown' });
  const pending = pendingParcels(state);
  const asked = state.parcels
    .filter(({ parcelId }) => pending.includes(parcelId))
    .filter(({ parcelId }) => command.parcelIds?.includes(parcelId) ?? true);
  if (asked.length === 0) return unchanged;
  const left = asked.filter((parcel) => isTooLate(command, parcel));
  const kept = asked.filter((parcel) => !left.includes(parcel));
  const [stopped, tooLate] = [kept.map(idOf), left.map(idOf)];
  const answer = wordFor(command, stopped, tooLate);
  const answered: OrderEvent = { type: 'CancellationAnswered', data: { answer, stopped, tooLate, answeredAt } };
  const waiting = kept.filter(({ phase }) => phase === 'waiting');
  const events = [answered, ...stoppedParcels(state, state.order, waiting, answeredAt)];
  return accept<OrderEvent>(...events, ...answeredWithdrawals(events.reduce(evolve, state), answeredAt));
}

function isTooLate({ answer, tooLate }: AnswerCancellation, { parcelId, dispatchedAt }: SentParcel): boolean {
  return dispatchedAt !== null || (tooLate?.includes(parcelId) ?? answer === 'too-late');
}

function wordFor(
  { answer }: AnswerCancellation,
  stopped: readonly string[],
  tooLate: readonly string[],
): AnswerCancellation['answer'] {
  if (tooLate.length === 0) return answer === 'unknown' ? 'unknown' : 'stopped';
  return stopped.length === 0 ? 'too-late' : 'partly';
}

function idOf({ parcelId }: SentParcel): string {
  return parcelId;
}
