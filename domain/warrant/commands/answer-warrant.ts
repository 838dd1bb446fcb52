import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { WarrantDecision } from '../rejections.js';
import { standingOn } from '../rules/standing.js';
import type { WarrantState } from '../state.js';

/** RX-08: the holder accepts or declines. */
export interface AnswerWarrant {
  readonly type: 'AnswerWarrant';
  readonly customerId: Uuid;
  readonly warrantId: string;
  readonly accepts: boolean;
  readonly at: Instant;
}

export function answerWarrant(
  { customerId, warrantId, accepts, at }: AnswerWarrant,
  state: WarrantState,
): WarrantDecision {
  const known = state.warrants[warrantId];
  if (!known) return reject({ type: 'WarrantUnknown', field: 'warrantId' });
  if (known.role !== 'holder') return reject({ type: 'NotTheHolder', field: 'warrantId' });
  const standing = standingOn(known, stockholmDate(at));
  if (standing === (accepts ? 'in-force' : 'declined')) return unchanged;
  if (standing !== 'waiting') return reject({ type: 'NotWaiting', field: 'warrantId', standing });
  const type = accepts ? 'WarrantAccepted' : 'WarrantDeclined';
  return accept({ type, data: { customerId, role: 'holder', warrantId, at } });
}
