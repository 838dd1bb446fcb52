import { accept, unchanged, type Decision, type Instant } from '../../kernel/index.js';
import type { CustomerEvent, NoticePlatform } from '../events.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** A device says that it shows notices (RMD-02). */
export interface TurnNoticesOn {
  readonly type: 'TurnNoticesOn';
  readonly noticeDevice: string;
  readonly platform: NoticePlatform;
  readonly at: Instant;
}

/** A device says that its notices are off. */
export interface TurnNoticesOff {
  readonly type: 'TurnNoticesOff';
  readonly noticeDevice: string;
  readonly at: Instant;
}

type Decided = Decision<CustomerEvent, CustomerRejection>;

export function turnNoticesOn({ noticeDevice, platform, at }: TurnNoticesOn, state: CustomerState): Decided {
  const { customerId, noticeDevices } = state;
  if (noticeDevices.some(({ key, platform: known }) => key === noticeDevice && known === platform)) return unchanged;
  return accept({ type: 'NoticesTurnedOn', data: { customerId, noticeDevice, platform, at } });
}

export function turnNoticesOff({ noticeDevice, at }: TurnNoticesOff, state: CustomerState): Decided {
  const { customerId, noticeDevices } = state;
  if (!noticeDevices.some(({ key }) => key === noticeDevice)) return unchanged;
  return accept({ type: 'NoticesTurnedOff', data: { customerId, noticeDevice, at } });
}
