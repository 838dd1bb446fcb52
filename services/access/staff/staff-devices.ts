import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import { addDays, stockholmDate, type Uuid } from '../../../domain/kernel/index.js';
import type { Clock } from '../../foundation/clock.js';
import { cookieOf, hostCookie } from '../http/cookies.js';
import type { SignedClaims } from '../../foundation/platform/signed-claims.js';
import { staffRule } from './staff.js';

const COOKIE = 'algort_staff_device_';
const VALUE = /^([0-9a-f-]{36})\.(\d{4}-\d\d-\d\d)\.([\w-]{43})$/;

/** A browser on which this person has logged in before. */
export interface StaffDevice {
  readonly staffId: Uuid;
  readonly deviceId: Uuid;
}

/**
 * Remembers the devices on which staff have logged in. A known device has its own limit of attempts, so that guesses
 * elsewhere cannot lock a person out. This follows OWASP: Slow Down Online Guessing Attacks with Device Cookies. A
 * device that people share holds a cookie for each of them.
 */
export class StaffDevices {
  constructor(
    private readonly pool: pg.Pool,
    private readonly clock: Clock,
    private readonly claims: SignedClaims,
    private readonly secure: boolean,
  ) {}

  /** Finds the device of a log-in. Null for a device that this person has not used, and for an unknown login. */
  async known(cookies: string | null | undefined, whose: () => Promise<Uuid | null>): Promise<StaffDevice | null> {
    if (!cookies?.includes(COOKIE)) return null;
    const staffId = await whose();
    const device = staffId && this.deviceIn(cookies, staffId);
    if (!device) return null;
    const text = 'SELECT FROM staff_device WHERE staff_id = $1 AND device_id = $2';
    const { rowCount } = await this.pool.query(text, [device.staffId, device.deviceId]);
    return rowCount ? device : null;
  }

  /** Counts the attempt before the password check. Returns the seconds to wait; null when it is allowed. */
  async wait({ staffId, deviceId }: StaffDevice): Promise<number | null> {
    const now = this.clock.now();
    const { mostFailures, deviceWaitSeconds } = staffRule.on(stockholmDate(now));
    const { rowCount } = await this.pool.query(
      `UPDATE staff_device SET failed_attempts = failed_attempts + 1,
         next_attempt_at = $3::timestamptz + CASE WHEN failed_attempts + 1 >= $4::integer
           THEN make_interval(secs => least(2 ^ least(failed_attempts + 1 - $4::integer, 30), $5::integer)) ELSE interval '0' END
       WHERE staff_id = $1 AND device_id = $2 AND next_attempt_at <= $3`,
      [staffId, deviceId, now, mostFailures, deviceWaitSeconds],
    );
    return rowCount ? null : this.secondsLeft({ staffId, deviceId }, now);
  }

  /** Records the device after a successful log-in. Returns the Set-Cookie value of its cookie. */
  async welcome(staffId: Uuid, known: StaffDevice | null): Promise<string> {
    const now = this.clock.now();
    const today = stockholmDate(now);
    const lastDay = addDays(today, staffRule.on(today).deviceDays);
    const deviceId = known?.deviceId ?? randomUUID();
    await this.pool.query('DELETE FROM staff_device WHERE last_day < $1', [today]);
    await this.pool.query(
      `INSERT INTO staff_device (staff_id, device_id, last_day, next_attempt_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (staff_id, device_id) DO UPDATE SET last_day = EXCLUDED.last_day, failed_attempts = 0, next_attempt_at = EXCLUDED.next_attempt_at`,
      [staffId, deviceId, lastDay, now],
    );
    const value = `${deviceId}.${lastDay}.${this.claims.signature(claimOf({ staffId, deviceId }, lastDay))}`;
    const expires = new Date(`${lastDay}T00:00:00Z`).toUTCString();
    return `${this.nameFor(staffId)}=${value}; Path=/; HttpOnly; SameSite=Strict; Expires=${expires}${this.secure ? '; Secure' : ''}`;
  }

  private deviceIn(cookies: string, staffId: Uuid): StaffDevice | null {
    const [, deviceId, lastDay, signature] = VALUE.exec(cookieOf(cookies, this.nameFor(staffId)) ?? '') ?? [];
    if (!deviceId || !lastDay || !signature) return null;
    const device = { staffId, deviceId };
    const today = stockholmDate(this.clock.now());
    return this.claims.holds(claimOf(device, lastDay), signature, today) ? device : null;
  }

  private nameFor(staffId: Uuid): string {
    return hostCookie(`${COOKIE}${staffId.slice(0, 8)}`, this.secure);
  }

  private async secondsLeft({ staffId, deviceId }: StaffDevice, now: string): Promise<number> {
    const { rows } = await this.pool.query<{ seconds: number }>(
      'SELECT ceil(extract(epoch FROM next_attempt_at - $3::timestamptz))::int AS seconds FROM staff_device WHERE staff_id = $1 AND device_id = $2',
      [staffId, deviceId, now],
    );
    return Math.max(1, rows[0]?.seconds ?? 1);
  }
}

function claimOf({ staffId, deviceId }: StaffDevice, lastDay: string) {
  return { purpose: 'staff-device', key: `${staffId}/${deviceId}`, lastDay } as const;
}
