import type { BusinessDate } from '../../kernel/index.js';
import type { Warrant } from './warrant.js';

/** What a warrant is on a day. */
export type WarrantStanding =
  /** The holder has not answered, and may still accept. */
  | 'waiting'
  | 'in-force'
  /** The holder did not answer in time. */
  | 'not-accepted'
  | 'declined'
  | 'ended'
  | 'run-out';

type Dated = Pick<Warrant, 'status' | 'acceptBy' | 'validThrough'>;

/** RX-08: what a warrant is on a day. Time alone may change it, without any event. */
export function standingOn({ status, acceptBy, validThrough }: Dated, day: BusinessDate): WarrantStanding {
  if (status === 'declined' || status === 'ended') return status;
  if (status === 'waiting') return day <= acceptBy ? 'waiting' : 'not-accepted';
  return day <= validThrough ? 'in-force' : 'run-out';
}

/** Whether a warrant is in force, or may still come into force. */
export function isOpen(warrant: Dated, day: BusinessDate): boolean {
  const standing = standingOn(warrant, day);
  return standing === 'waiting' || standing === 'in-force';
}
