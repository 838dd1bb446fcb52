import type { BusinessDate, Instant } from '../../kernel/index.js';
import type { OrderEvent } from '../events.js';
import type { SentParcel } from '../parcels.js';
import type { CollectionEvent } from './events.js';
import type { Hold } from './rule.js';

/** What is known of a parcel that waits for its customer, or did. */
export interface Collection {
  /** The last notice. Null before the first. */
  readonly hold: Hold | null;
  readonly remindedAt: Instant | null;
  /** When the end of the time was noted. Null again when the parcel waits once more. */
  readonly notCollectedAt: Instant | null;
  /** The last day to have it sent again. It counts from the first end of the time. */
  readonly reorderBy: BusinessDate | null;
  /** When the customer had it sent again. Null when it waits again. */
  readonly reorderedAt: Instant | null;
  readonly cameBackAt: Instant | null;
  /** Lines that were destroyed, because the customer did not get the parcel. */
  readonly destroyed: readonly string[];
}

export const NOT_WAITING: Collection = {
  hold: null,
  remindedAt: null,
  notCollectedAt: null,
  reorderBy: null,
  reorderedAt: null,
  cameBackAt: null,
  destroyed: [],
};

/** The reason of a parcel's end when the customer did not collect it. */
export const NOT_COLLECTED = 'not-collected';

const TYPES: ReadonlySet<string> = new Set([
  'ParcelReady',
  'CollectReminded',
  'ParcelNotCollected',
  'ParcelReordered',
  'ReorderDeclined',
  'GoodsDestroyed',
  'ParcelCameBack',
] satisfies CollectionEvent['type'][]);

export function isCollectionEvent(event: OrderEvent): event is CollectionEvent {
  return TYPES.has(event.type);
}

/** Whether the time to collect it is over, and it is not on its way to the customer again. */
export function isUncollected({ notCollectedAt, reorderedAt, cameBackAt }: Collection): boolean {
  return notCollectedAt !== null && reorderedAt === null && cameBackAt === null;
}

/** Whether the parcel waits for its customer now. */
export function isWaiting({ phase, hold, reorderedAt }: SentParcel): boolean {
  return phase === 'dispatched' && hold !== null && reorderedAt === null;
}

/** What the event changes of its parcel. */
export function collectionChange(event: CollectionEvent, parcel: SentParcel): Partial<SentParcel> {
  switch (event.type) {
    case 'ParcelReady': {
      const { readyAt, lastDay, until, byHour } = event.data;
      const again = { remindedAt: null, notCollectedAt: null, reorderedAt: null, endedAt: null, endReason: null };
      return { ...again, phase: 'dispatched', hold: { readyAt, lastDay, until, byHour } };
    }
    case 'CollectReminded':
      return { remindedAt: event.data.remindedAt };
    case 'ParcelNotCollected': {
      const { notedAt, reorderBy } = event.data;
      return { phase: 'not-delivered', endedAt: notedAt, endReason: NOT_COLLECTED, notCollectedAt: notedAt, reorderBy };
    }
    case 'ParcelReordered':
      return { phase: 'dispatched', endedAt: null, endReason: null, reorderedAt: event.data.reorderedAt };
    case 'ReorderDeclined':
      return { ...ended(parcel), reorderBy: null, reorderedAt: null };
    case 'GoodsDestroyed':
      return { destroyed: [...parcel.destroyed, ...event.data.lines.map(({ lineId }) => lineId)] };
    case 'ParcelCameBack': {
      const { cameBackAt } = event.data;
      const { endedAt, endReason } = parcel;
      return {
        phase: 'not-delivered',
        cameBackAt,
        endedAt: endedAt ?? cameBackAt,
        endReason: endReason ?? 'came-back',
      };
    }
  }
}

function ended({ notCollectedAt }: SentParcel): Partial<SentParcel> {
  return { phase: 'not-delivered', endedAt: notCollectedAt, endReason: NOT_COLLECTED };
}
