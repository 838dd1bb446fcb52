import { accept, reject, type BusinessDate, type Decision } from '../../kernel/index.js';
import { isUnspent } from '../cheques.js';
import type { MembershipEnded, MembershipEvent } from '../events.js';
import { inactiveSince } from '../inactivity.js';
import { sumRemaining } from '../lots.js';
import { inactivityLimit } from '../membership-rule.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

export interface EndMembership {
  readonly type: 'EndMembership';
  readonly reason: MembershipEnded['data']['reason'];
  readonly on: BusinessDate;
}

/** CLB-08: ends the membership. Points and unspent cheques lapse with it. */
export function endMembership(
  { reason, on }: EndMembership,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const fault = endingFault(reason, on, state);
  if (fault) return reject(fault);
  const chequesLapsed = state.cheques.filter(isUnspent).map(({ chequeId }) => chequeId);
  return accept({
    type: 'MembershipEnded',
    data: { reason, endedOn: on, pointsLapsed: sumRemaining(state.lots), chequesLapsed },
  });
}

function endingFault(
  reason: EndMembership['reason'],
  on: BusinessDate,
  state: MembershipState,
): MembershipRejection | null {
  if (reason === 'provider') return noticeFault(on, state);
  if (reason !== 'inactivity') return null;
  const since = inactiveSince(state);
  return on > inactivityLimit(since, on) ? null : { type: 'MemberNotInactive', field: 'reason', inactiveSince: since };
}

function noticeFault(on: BusinessDate, { notice }: MembershipState): MembershipRejection | null {
  if (!notice) return { type: 'NoticeMissing', field: 'reason' };
  return on < notice.endsOn ? { type: 'NoticePeriodRunning', field: 'on', endsOn: notice.endsOn } : null;
}
