import type { Instant } from '../../../domain/kernel/index.js';

/** What the customer was told of a recalled batch. */
export interface RecallNoticeView {
  readonly id: string;
  readonly medicine: string;
  readonly batch: string;
  readonly orderNumber: string;
  /** The words of the pharmacist. */
  readonly text: string;
  readonly at: Instant;
}

export interface RecallService {
  /** The newest first. A call that shows something is recorded as a look. Null without a strong log-in. */
  own(): Promise<readonly RecallNoticeView[] | null>;
}
