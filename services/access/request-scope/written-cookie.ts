import type { Position } from '../../../domain/kernel/index.js';

const COOKIE = 'algort_written';
const PATTERN = /(?:^|; )algort_written=(\d{1,20})-(\d{1,19})(?:;|$)/;
/** Views lag by milliseconds, so the cookie needs to live only a minute. */
const SECONDS = 60;

/**
 * Writes a cookie with the position of this browser's last write. Any process that handles the next request reads it.
 */
export function writtenCookie(position: Position): string {
  return `${COOKIE}=${position.replace('/', '-')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`;
}

export function writtenPosition(cookieHeader: string | undefined): Position | null {
  const match = PATTERN.exec(cookieHeader ?? '');
  return match ? (`${match[1]}/${match[2]}` as Position) : null;
}
