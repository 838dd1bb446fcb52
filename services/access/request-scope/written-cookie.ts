import type { Position } from '../../../domain/kernel/index.js';

const COOKIE = 'algort_written';
const PATTERN = /(?:^|; )algort_written=(\d{1,20})-(\d{1,19})(?:;|$)/;
/** Views are milliseconds behind; a minute is plenty. */
const SECONDS = 60;

/** Where this browser's last write stands, told to whichever process answers its next request. */
export function writtenCookie(position: Position): string {
  return `${COOKIE}=${position.replace('/', '-')}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`;
}

export function writtenPosition(cookieHeader: string | undefined): Position | null {
  const match = PATTERN.exec(cookieHeader ?? '');
  return match ? (`${match[1]}/${match[2]}` as Position) : null;
}
