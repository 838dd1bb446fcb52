import type { KnownProfile } from '../profile/known-profile.js';
import type { Lack, ReachView } from './contract.js';

/** What each channel lacks before a reminder can reach the customer by it. */
export function reachOf({ profile, shouldVerifyEmail, state: { noticeDevices } }: KnownProfile): ReachView {
  const lackOf = (address: string | undefined): Lack | null => {
    if (!address) return 'address';
    return shouldVerifyEmail ? 'confirmation' : null;
  };
  return {
    Email: lackOf(profile.email),
    Sms: lackOf(profile.mobileNumber),
    Push: noticeDevices.length === 0 ? 'device' : null,
    devices: noticeDevices.map(({ key, platform, at }) => ({ key, platform, at })),
  };
}
