import { reject, unchanged, type Decision } from '../kernel/index.js';
import { earnPoints, type EarnPoints } from './commands/earn-points.js';
import { endMembership, type EndMembership } from './commands/end-membership.js';
import { expireCheques, type ExpireCheques } from './commands/expire-cheques.js';
import { expirePoints, type ExpirePoints } from './commands/expire-points.js';
import { issueCheque, type IssueCheque } from './commands/issue-cheque.js';
import { noticeTermination, type NoticeTermination } from './commands/notice-termination.js';
import { recomputeLevel, type RecomputeLevel } from './commands/recompute-level.js';
import { redeemCheque, type RedeemCheque } from './commands/redeem-cheque.js';
import { registerMember, type RegisterMember } from './commands/register-member.js';
import { releaseCheque, type ReleaseCheque } from './commands/release-cheque.js';
import { reserveCheque, type ReserveCheque } from './commands/reserve-cheque.js';
import { returnCheque, type ReturnCheque } from './commands/return-cheque.js';
import { reversePoints, type ReversePoints } from './commands/reverse-points.js';
import type { MembershipEnded, MemberEvent } from './events.js';
import type { MemberRejection } from './rejections.js';
import type { MemberState } from './state.js';

type LaterCommand =
  | EarnPoints
  | ReversePoints
  | RecomputeLevel
  | IssueCheque
  | ReserveCheque
  | ReleaseCheque
  | RedeemCheque
  | ReturnCheque
  | ExpireCheques
  | ExpirePoints
  | NoticeTermination
  | EndMembership;

export type MemberCommand = RegisterMember | LaterCommand;

type MemberDecision = Decision<MemberEvent, MemberRejection>;

export function decide(command: MemberCommand, state: MemberState): MemberDecision {
  if (command.type === 'RegisterMember') return registerMember(command, state);
  if (state.status === 'none') return reject({ type: 'NotAMember' });
  return state.end ? decideEnded(command, state, state.end) : decideActive(command, state);
}

function decideActive(command: LaterCommand, state: MemberState): MemberDecision {
  switch (command.type) {
    case 'EarnPoints':
      return earnPoints(command, state);
    case 'ReversePoints':
      return reversePoints(command, state);
    case 'RecomputeLevel':
      return recomputeLevel(command, state);
    case 'IssueCheque':
      return issueCheque(command, state);
    case 'ReserveCheque':
      return reserveCheque(command, state);
    case 'ReleaseCheque':
      return releaseCheque(command, state);
    case 'RedeemCheque':
      return redeemCheque(command, state);
    case 'ReturnCheque':
      return returnCheque(command, state);
    case 'ExpireCheques':
      return expireCheques(command, state);
    case 'ExpirePoints':
      return expirePoints(command, state);
    case 'NoticeTermination':
      return noticeTermination(command, state);
    case 'EndMembership':
      return endMembership(command, state);
  }
}

/**
 * Decides about an ended membership. Earning points and using a cheque give a rejection; other commands change nothing.
 */
function decideEnded(command: LaterCommand, state: MemberState, { endedOn }: MembershipEnded['data']): MemberDecision {
  switch (command.type) {
    case 'EarnPoints':
      return reject({ type: 'MembershipAlreadyEnded', endedOn });
    case 'ReserveCheque':
      return reserveCheque(command, state);
    case 'RedeemCheque':
      return redeemCheque(command, state);
    default:
      return unchanged;
  }
}
