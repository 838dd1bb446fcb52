import type { Instant, Uuid } from '../../kernel/index.js';
import type { Dispensing } from './state.js';

/** What a customer was told of a recalled batch. */
export interface RecallNotice {
  readonly batch: string;
  readonly text: string;
  readonly at: Instant;
  /** Who was told: the customer who ordered, or the patient. */
  readonly customerId: Uuid;
}

/** Whether a pack of this batch was handed out. What was undone was not. */
export function hasBatch({ record }: Pick<Dispensing, 'record'>, batch: string): boolean {
  return record?.packs.some((pack) => pack.batch === batch) ?? false;
}

/** Whether this customer was told of the batch. */
export function isToldOf({ recalls }: Pick<Dispensing, 'recalls'>, batch: string, customerId: Uuid): boolean {
  return recalls.some((each) => each.batch === batch && each.customerId === customerId);
}
