import { accept, reject, type BusinessDate, type Decision } from '../../kernel/index.js';
import { isUnspent } from '../cheque/cheques.js';
import type { MembershipEnded, MemberEvent } from '../events.js';
import { inactiveSince } from '../inactivity.js';
import { sumRemaining } from '../points/lots.js';
import { inactivityLimit } from '../member-rule.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

export interface EndMembership {
  readonly type: 'EndMembership';
  readonly reason: MembershipEnded['data']['reason'];
  readonly on: BusinessDate;
}

/** CLB-08: ends the membership. Points and unspent cheques lapse with it. */
export function endMembership(
  { reason, on }: EndMembership,
  state: MemberState,
): Decision<MemberEvent, MemberRejection> {
  const fault = endingFault(reason, on, state);
  if (fault) return reject(fault);
  const chequesLapsed = state.cheques.filter(isUnspent).map(({ chequeId }) => chequeId);
  return accept({
    type: 'MembershipEnded',
    data: { reason, endedOn: on, pointsLapsed: sumRemaining(state.lots), chequesLapsed },
  });
}

function endingFault(reason: EndMembership['reason'], on: BusinessDate, state: MemberState): MemberRejection | null {
  if (reason === 'provider') return noticeFault(on, state);
  if (reason !== 'inactivity') return null;
  const since = inactiveSince(state);
  return on > inactivityLimit(since, on) ? null : { type: 'MemberNotInactive', field: 'reason', inactiveSince: since };
}

function noticeFault(on: BusinessDate, { notice }: MemberState): MemberRejection | null {
  if (!notice) return { type: 'NoticeMissing', field: 'reason' };
  return on < notice.endsOn ? { type: 'NoticePeriodRunning', field: 'on', endsOn: notice.endsOn } : null;
}
