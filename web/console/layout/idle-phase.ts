/** How long nothing must have been done until staff are warned, and until they are logged out. */
export interface IdleRule {
  readonly minutes: number;
  readonly warningMinutes: number;
}

export type IdlePhase = 'at work' | 'warned' | 'left';

const MINUTE_MS = 60_000;

/** @param quietMs since somebody last did something. */
export function idlePhase(quietMs: number, { minutes, warningMinutes }: IdleRule): IdlePhase {
  if (quietMs >= minutes * MINUTE_MS) return 'left';
  return quietMs >= (minutes - warningMinutes) * MINUTE_MS ? 'warned' : 'at work';
}

/** The server is told of somebody at work no more often than this, and always when they were warned. */
export function isToldAgain(quietMs: number, phase: IdlePhase): boolean {
  return phase !== 'at work' || quietMs >= MINUTE_MS;
}
