import type { Look } from '../../../domain/look-log/index.js';
import type { Clock } from '../../foundation/clock.js';
import type { KeyedHash } from '../../foundation/platform/keyed-hash.js';
import type { Staff } from '../../access/staff/staff.js';
import type { DeskName } from '../contract/desks.js';
import type { About, Sought } from './desk.js';
import type { LookLog } from './look-log.js';
import { namesPerson } from '../../../domain/staff-access/index.js';

export interface RecorderParts {
  readonly log: Pick<LookLog, 'record'>;
  readonly hash: Pick<KeyedHash, 'of'>;
  readonly clock: Pick<Clock, 'now'>;
}

const NOTHING: About = { subject: { kind: 'nothing', id: '-' } };

type Came = Pick<Look, 'outcome'> & Partial<Pick<Look, 'refusal' | 'reason' | 'sought' | 'found'>>;

export class LookRecorder {
  constructor(
    private readonly parts: RecorderParts,
    private readonly staff: Staff,
  ) {}

  async record(desk: DeskName, call: string, about: About | null, came: Came): Promise<void> {
    const { staffId, name: staffName, role } = this.staff;
    const { subject, item, typed } = about ?? NOTHING;
    const id = typed ? hashedId : plainId;
    await this.parts.log.record({
      at: this.parts.clock.now(),
      ...{ staffId, staffName, role, desk, call },
      subject: { kind: subject.kind, id: id(this.parts.hash, subject.kind, subject.id) },
      item: item === undefined ? null : plainId(this.parts.hash, 'item', item),
      ...{ refusal: null, reason: null, sought: [], found: [] },
      ...came,
    });
  }

  hashed(sought: readonly Sought[]): Look['sought'] {
    return sought.map(({ kind, text }) => ({ kind, hash: this.parts.hash.of(`look ${kind}`, text.toLowerCase()) }));
  }
}

const PLAIN = /^[\w:.-]{1,150}$/;
const UUIDS = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
/** A birth date has this many digits. A text with so many may be a person number, even a mistyped one. */
const MANY_DIGITS = /\d{8}/;

/**
 * Returns an id as the audit log stores it. A URL may hold a person number in place of an id. Such a value is stored as
 * a keyed hash.
 */
export function plainId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  const rest = id.replace(UUIDS, 'id');
  return PLAIN.test(id) && !MANY_DIGITS.test(rest) && !namesPerson(rest) ? id : hashedId(hash, kind, id);
}

function hashedId(hash: Pick<KeyedHash, 'of'>, kind: string, id: string): string {
  return `#${hash.of(`look ${kind}`, id)}`;
}
