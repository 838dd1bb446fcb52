import { decider, reject, unchanged, type CommandsIn, type Decision } from '../kernel/index.js';
import { earnPoints } from './commands/earn-points.js';
import { endMembership } from './commands/end-membership.js';
import { expireCheques } from './commands/expire-cheques.js';
import { expirePoints } from './commands/expire-points.js';
import { issueCheque } from './commands/issue-cheque.js';
import { noticeTermination } from './commands/notice-termination.js';
import { recomputeLevel } from './commands/recompute-level.js';
import { redeemCheque } from './commands/redeem-cheque.js';
import { registerMember } from './commands/register-member.js';
import { releaseCheque } from './commands/release-cheque.js';
import { reserveCheque } from './commands/reserve-cheque.js';
import { returnCheque } from './commands/return-cheque.js';
import { reversePoints } from './commands/reverse-points.js';
import type { MemberEvent } from './events.js';
import type { MemberRejection } from './rejections.js';
import type { MemberState } from './state.js';

const handlers = {
  RegisterMember: registerMember,
  EarnPoints: earnPoints,
  ReversePoints: reversePoints,
  RecomputeLevel: recomputeLevel,
  IssueCheque: issueCheque,
  ReserveCheque: reserveCheque,
  ReleaseCheque: releaseCheque,
  RedeemCheque: redeemCheque,
  ReturnCheque: returnCheque,
  ExpireCheques: expireCheques,
  ExpirePoints: expirePoints,
  NoticeTermination: noticeTermination,
  EndMembership: endMembership,
};

export type MemberCommand = CommandsIn<typeof handlers>;

export const decide = decider(handlers, withoutMembership);

/** An ended membership cannot change. Only new points and cheques are refused with a reason. */
function withoutMembership(
  { type }: MemberCommand,
  { status, end }: MemberState,
): Decision<MemberEvent, MemberRejection> | null {
  if (type === 'RegisterMember') return null;
  if (status === 'none') return reject({ type: 'NotAMember' });
  if (!end || type === 'ReserveCheque' || type === 'RedeemCheque') return null;
  return type === 'EarnPoints' ? reject({ type: 'MembershipAlreadyEnded', endedOn: end.endedOn }) : unchanged;
}
