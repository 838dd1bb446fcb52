import {
  upcasters,
  type BusinessDate,
  type DomainEvent,
  type EventDefinitions,
  type Instant,
  type Ore,
} from '../../kernel/index.js';
import type { UnsentLine } from '../packing/events.js';
import { answeredFrom1, requestedFrom1 } from './version-1.js';

/** Somebody asked to stop parcels of a paid order. Only the warehouse can stop them, so it must respond first. */
export type CancellationRequested = DomainEvent<
  'CancellationRequested',
  {
    readonly reason: string;
    /** Null in version 1, which asked about the whole order. */
    readonly parcelIds: readonly string[] | null;
    readonly requestedAt: Instant;
  }
>;

/**
 * `unknown`: the warehouse does not know the order, so nothing of it leaves. `too-late`: the parcels are packed or sent,
 * and are not stopped. `partly`: some are stopped. `stopped` and `tooLate` are null in version 1: the answer held for
 * the whole order.
 */
export type CancellationAnswered = DomainEvent<
  'CancellationAnswered',
  {
    readonly answer: 'stopped' | 'unknown' | 'too-late' | 'partly';
    readonly stopped: readonly string[] | null;
    readonly tooLate: readonly string[] | null;
    readonly answeredAt: Instant;
  }
>;

/** A parcel is not sent, and others of the order are or were. The money of its goods goes back. */
export type ParcelStopped = DomainEvent<
  'ParcelStopped',
  {
    readonly parcelId: string;
    readonly reason: string;
    /** What was left to send. Pieces that the warehouse lacked before are not among them. */
    readonly lines: readonly UnsentLine[];
    readonly refund: Ore;
    readonly stoppedAt: Instant;
    readonly stoppedOn: BusinessDate;
  }
>;

export type StopEvent = CancellationRequested | CancellationAnswered | ParcelStopped;

export const stopEvents: EventDefinitions<StopEvent> = {
  CancellationRequested: { version: 2, upcast: upcasters(requestedFrom1) },
  CancellationAnswered: { version: 2, upcast: upcasters(answeredFrom1) },
  ParcelStopped: { version: 1 },
};
