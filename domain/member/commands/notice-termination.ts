import { accept, unchanged, type BusinessDate, type Decision } from '../../kernel/index.js';
import type { MemberEvent } from '../events.js';
import { noticeEndsOn } from '../member-rule.js';
import type { MemberRejection } from '../rejections.js';
import type { MemberState } from '../state.js';

/** Records that the member got an e-mail about the end of the membership. */
export interface NoticeTermination {
  readonly type: 'NoticeTermination';
  readonly noticedOn: BusinessDate;
  readonly reason: string;
}

/** CLB-08: records the notice. A second notice does not move the date of the end. */
export function noticeTermination(
  command: NoticeTermination,
  state: MemberState,
): Decision<MemberEvent, MemberRejection> {
  const { noticedOn, reason } = command;
  if (state.notice) return unchanged;
  return accept({ type: 'TerminationNoticed', data: { noticedOn, endsOn: noticeEndsOn(noticedOn), reason } });
}
