/** Minutes of inactivity until the warning, and until the log-out. */
export interface IdleRule {
  readonly minutes: number;
  readonly warningMinutes: number;
}

export type IdlePhase = 'at work' | 'warned' | 'left';

const MINUTE_MS = 60_000;

/** @param quietMs since the last activity. */
export function idlePhase(quietMs: number, { minutes, warningMinutes }: IdleRule): IdlePhase {
  if (quietMs >= minutes * MINUTE_MS) return 'left';
  return quietMs >= (minutes - warningMinutes) * MINUTE_MS ? 'warned' : 'at work';
}

/** Limits how often activity is reported to the server; after a warning it is always reported. */
export function isToldAgain(quietMs: number, phase: IdlePhase): boolean {
  return phase !== 'at work' || quietMs >= MINUTE_MS;
}
