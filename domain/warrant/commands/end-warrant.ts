import { accept, reject, stockholmDate, unchanged, type Instant, type Uuid } from '../../kernel/index.js';
import type { WarrantDecision } from '../rejections.js';
import { standingOn } from '../rules/standing.js';
import type { WarrantState } from '../state.js';

/** RX-08: giver or holder ends a warrant. A warrant that waits for the holder ends too. */
export interface EndWarrant {
  readonly type: 'EndWarrant';
  readonly customerId: Uuid;
  readonly warrantId: string;
  readonly at: Instant;
}

export function endWarrant({ customerId, warrantId, at }: EndWarrant, state: WarrantState): WarrantDecision {
  const known = state.warrants[warrantId];
  if (!known) return reject({ type: 'WarrantUnknown', field: 'warrantId' });
  const standing = standingOn(known, stockholmDate(at));
  if (standing === 'ended') return unchanged;
  if (standing !== 'waiting' && standing !== 'in-force')
    return reject({ type: 'NotOpen', field: 'warrantId', standing });
  return accept({ type: 'WarrantEnded', data: { customerId, role: known.role, warrantId, at } });
}
