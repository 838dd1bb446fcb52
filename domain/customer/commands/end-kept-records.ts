import { accept, reject, unchanged, type BusinessDate, type Decision, type Instant } from '../../kernel/index.js';
import { KEPT_PURPOSES, type CustomerEvent, type KeptPurpose } from '../events.js';
import { keptRecordsRule, keptThrough } from '../kept-records-rule.js';
import type { CustomerRejection } from '../rejections.js';
import type { CustomerState } from '../state.js';

/** CORE-12: ends the time of what an erasure left. It decides each purpose by itself. */
export interface EndKeptRecords {
  readonly type: 'EndKeptRecords';
  /** The day of the last record of each purpose. Null without any. */
  readonly lastOn: Readonly<Record<KeptPurpose, BusinessDate | null>>;
  /** The day that is decided for. */
  readonly on: BusinessDate;
  readonly at: Instant;
}

/** The records of a living customer continue. */
export function endKeptRecords(
  { lastOn, on, at }: EndKeptRecords,
  { status, customerId, endedRecords }: CustomerState,
): Decision<CustomerEvent, CustomerRejection> {
  if (status !== 'erased') return reject({ type: 'CustomerNotErased' });
  const { ruleVersion } = keptRecordsRule.on(on);
  const ended = KEPT_PURPOSES.flatMap((purpose) => {
    const last = lastOn[purpose];
    if (last === null || endedRecords.includes(purpose) || on <= keptThrough(purpose, last, on)) return [];
    const data = { customerId, purpose, lastOn: last, ruleVersion, at };
    return [{ type: 'KeptRecordsEnded', data } as const];
  });
  return ended.length > 0 ? accept(...ended) : unchanged;
}
