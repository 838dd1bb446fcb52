import type { Instant } from '../../kernel/index.js';
import type { Dispensing } from './state.js';

/** What a customer was told of a recalled batch. */
export interface RecallNotice {
  readonly batch: string;
  readonly text: string;
  readonly at: Instant;
}

/** Whether a pack of this batch was handed out. What was undone was not. */
export function hasBatch({ record }: Pick<Dispensing, 'record'>, batch: string): boolean {
  return record?.packs.some((pack) => pack.batch === batch) ?? false;
}
