import type { BusinessDate, Instant } from '../../../domain/kernel/index.js';
import type { ReminderEventId, ReminderKind, ReminderWay } from '../../../domain/reminder/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/**
 * What `Reminders` (`reminders.ts`) answers to the calls and the notifications page. All of it is health data of the
 * customer: the caller asks for a strong log-in first. Ids are keyed hashes, and nobody can guess them.
 */

/** RMD-06: the days and counts of a reminder about a prescription. */
export interface PrescriptionData {
  /** The key of the prescription, by which its page is linked. */
  readonly prescription: string;
  /** giltighetsDatum */
  readonly validThrough: BusinessDate;
  /** nastaUttagInomForman, else nastaUttagDatum */
  readonly nextOn: BusinessDate | null;
  /** senasteUttag */
  readonly lastOn: BusinessDate | null;
  /** antalUttagKvar */
  readonly left: number;
}

/** RMD-06: `HkdbData`. */
export interface HkdbData {
  readonly innevPeriodStart: BusinessDate;
  readonly slutInnevarandePeriod: BusinessDate;
  readonly ansluten: boolean;
}

export interface ReminderView {
  readonly reminderId: string;
  readonly kind: Exclude<ReminderKind, 'Offers'>;
  readonly eventId: ReminderEventId;
  /** The name of the kind as it is shown. */
  readonly name: string;
  /** `Concerning`: the person number of whom it is for. */
  readonly concerning: string;
  readonly isForSelf: boolean;
  /** The sentence that was or will be sent. */
  readonly text: string;
  readonly dueOn: BusinessDate;
  /** When it left or will leave. */
  readonly time: Instant;
  /** Null unless it was cancelled. */
  readonly cancelTime: Instant | null;
  readonly readAt: Instant | null;
  /** `planned` and `due` can be cancelled. `left` can be read. */
  readonly phase: 'planned' | 'due' | 'left' | 'cancelled';
  /** The ways by which it was sent. While it has not left, those that have a consent now. */
  readonly channels: readonly ReminderWay[];
  /** Null for a reminder about a period. */
  readonly prescription: PrescriptionData | null;
  /** Null for a reminder about a prescription. */
  readonly hkdbData: HkdbData | null;
}

/** One channel of one kind: a switch of the customer. */
export interface SubscriptionChannel {
  readonly channelId: string;
  readonly channel: ReminderWay;
  readonly isActive: boolean;
  /** The consent behind the switch. */
  readonly consentCode: string;
}

export interface Subscription {
  readonly kind: ReminderKind;
  readonly name: string;
  /** Null for offers. */
  readonly eventId: ReminderEventId | null;
  readonly channels: readonly SubscriptionChannel[];
  /** False for offers to somebody who is no member. */
  readonly isOpen: boolean;
}

/** A reminder on the notifications page. It says for whom it is only in its text. */
export type ShownReminder = Pick<
  ReminderView,
  'reminderId' | 'kind' | 'name' | 'text' | 'dueOn' | 'time' | 'cancelTime' | 'readAt' | 'phase' | 'channels'
>;

export interface OwnReminders {
  /** Sent and not read, newest first. */
  readonly unread: readonly ShownReminder[];
  /** Not sent yet, the next first. Each can be cancelled. */
  readonly coming: readonly ShownReminder[];
  /** Read or cancelled, newest first. */
  readonly earlier: readonly ShownReminder[];
}

/** RMD-04: the notifications page, for oneself and for those whom the customer represents. */
export interface ReminderService {
  /** Null without a strong log-in. */
  own(): Promise<OwnReminders | null>;
  read(form: { readonly commandId: string; readonly id: string }): Promise<Result>;
  cancel(form: { readonly commandId: string; readonly id: string }): Promise<Result>;
  /** RMD-02: whether the browser shall ask for a sync. Every page calls it, so it must be cheap. */
  syncDue(): Promise<boolean>;
}
