import { accept, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { MembershipEvent } from '../events.js';
import { noticeEndsOn } from '../membership-rule.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

/** The member got an e-mail that the membership will end. */
export interface NoticeTermination {
  readonly type: 'NoticeTermination';
  readonly noticedOn: BusinessDate;
  readonly reason: string;
}

/** CLB-08: records the notice. A second notice does not change the end. */
export function noticeTermination(
  command: NoticeTermination,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const { noticedOn, reason } = command;
  if (state.notice) return unchanged;
  return accept({ type: 'TerminationNoticed', data: { noticedOn, endsOn: noticeEndsOn(noticedOn), reason } });
}
