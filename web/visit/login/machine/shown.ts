import type { LoginState } from './state.js';
import { isQr } from './state.js';
import { LOGIN_MS } from './timing.js';

/** The next time when the screen changes without an event; null when there is none. */
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

/** The QR code for this second; null without one. */
export function qrCodeNow({ phase, view, progress, now, toldAt }: LoginState): string | null {
  if (!isQr(view) || (phase !== 'init' && phase !== 'polling') || !progress) return null;
  return (now - toldAt >= LOGIN_MS.qrCode ? progress.nextQrCode : null) ?? progress.qrCode;
}

/** True when the app was opened on this device but has not responded for three seconds. */
export function mayStartByHand({ launchLink, progress, manualAt, now }: LoginState): boolean {
  return launchLink !== null && progress?.result === 'Pending' && manualAt !== null && now >= manualAt;
}

export function secondsToEnd({ endsAt, now }: LoginState): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1000));
}
