import { accept, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { MembershipEvent } from '../events.js';
import { noticeEndsOn } from '../membership-rule.js';
import type { MembershipRejection } from '../rejections.js';
import type { MembershipState } from '../state.js';

/** The provider announces the membership's end to the member by e-mail. */
export interface NoticeTermination {
  readonly type: 'NoticeTermination';
  readonly noticedOn: BusinessDate;
  readonly reason: string;
}

/** CLB-08. A second notice does not move the end. */
export function noticeTermination(
  command: NoticeTermination,
  state: MembershipState,
): Decision<MembershipEvent, MembershipRejection> {
  const { noticedOn, reason } = command;
  if (state.notice) return unchanged;
  return accept({ type: 'TerminationNoticed', data: { noticedOn, endsOn: noticeEndsOn(noticedOn), reason } });
}
