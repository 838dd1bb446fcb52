import type { NoticePlatform } from '../../../domain/customer/index.js';
import type { Instant } from '../../../domain/kernel/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** What a channel lacks before anything can reach the customer by it. */
export type Lack = 'address' | 'confirmation' | 'device';

export interface NoticeDeviceView {
  readonly key: string;
  readonly platform: NoticePlatform;
  readonly at: Instant;
}

export interface ReachView {
  readonly Email: Lack | null;
  readonly Sms: Lack | null;
  readonly Push: Lack | null;
  /** The devices whose app shows notices, the latest first. */
  readonly devices: readonly NoticeDeviceView[];
}

/** RMD-04: notices in the app, and what a channel lacks. */
export interface NoticeService {
  /** Whether 'Slå på notiser' is due. Every page calls it, so it must be cheap. */
  asks(): Promise<boolean>;
  /** Records 'Fortsätta utan notiser'. */
  decline(form: { readonly commandId: string }): Promise<Result>;
  /** Null without a strong log-in. */
  reach(): Promise<ReachView | null>;
  /** Forgets a device. */
  turnOff(form: { readonly commandId: string; readonly key: string }): Promise<Result>;
}
