import type { Position } from '../../../domain/kernel/index.js';

const COOKIE = 'algort_written';
const PATTERN = /(?:^|; )algort_written=(\d{1,20})-(\d{1,19})(?:;|$)/;
/** Views lag by milliseconds; a minute is plenty. */
const SECONDS = 60;

/** The position of this browser's last write, for the process that answers its next request. */
export function writtenCookie(position: Position): string {
  return `${COOKIE}=${position.replace('/', '-')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`;
}

export function writtenPosition(cookieHeader: string | undefined): Position | null {
  const match = PATTERN.exec(cookieHeader ?? '');
  return match ? (`${match[1]}/${match[2]}` as Position) : null;
}
