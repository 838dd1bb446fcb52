import type { LoginState } from './state.js';
import { isQr } from './state.js';
import { LOGIN_MS } from './timing.js';

/** Returns the next time at which the screen changes by itself; null when there is none. */
export function dueAt({
  phase,
  now,
  startAt,
  pollAt,
  manualAt,
  endsAt,
  leaveAt,
  asking,
  toldAt,
  progress,
}: LoginState): number | null {
  if (phase === 'authenticated') return leaveAt;
  if (phase !== 'init' && phase !== 'polling') return null;
  const later = [toldAt + LOGIN_MS.qrCode, manualAt, progress?.mayExtend ? now + 1_000 : null].map((at) =>
    at !== null && at > now ? at : null,
  );
  const due = [startAt, asking ? null : pollAt, endsAt, ...later].filter((at) => at !== null);
  return due.length > 0 ? Math.min(...due) : null;
}

/** Returns the QR code to show in this second; null when there is none. */
export function qrCodeNow({ phase, view, progress, now, toldAt }: LoginState): string | null {
  if (!isQr(view) || (phase !== 'init' && phase !== 'polling') || !progress) return null;
  return (now - toldAt >= LOGIN_MS.qrCode ? progress.nextQrCode : null) ?? progress.qrCode;
}

/** True when a button must offer to open the e-ID app, because the app has not responded in time. */
export function mayStartByHand({ launchLink, progress, manualAt, now }: LoginState): boolean {
  return launchLink !== null && progress?.result === 'Pending' && manualAt !== null && now >= manualAt;
}

export function secondsToEnd({ endsAt, now }: LoginState): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
