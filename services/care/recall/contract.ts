import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';

/** What the customer was told of a recalled batch, for all that they got of it. */
export interface RecallNoticeView {
  readonly id: string;
  /** The newest last. */
  readonly withdrawals: readonly {
    /** Null for the patient for whom another person ordered: the order is not theirs. */
    readonly orderNumber: string | null;
    readonly dispensedOn: BusinessDate | null;
  }[];
  /** RX-08: null while the customer does not act for the person who takes the medicine. */
  readonly told: {
    readonly medicine: string;
    readonly batch: string;
    /** The words of the pharmacist. */
    readonly text: string;
  } | null;
  /** The latest notice. */
  readonly at: Instant;
}

export interface RecallService {
  /** The newest first. A call that shows something is recorded as a look. Null without a strong log-in. */
  own(): Promise<readonly RecallNoticeView[] | null>;
}
