import type { Result } from '../../foundation/problem/result-contract.js';
import type { ComplaintDesk } from './complaints.js';
import type { BooksDesk } from './books.js';
import type { CounterDesk } from './counter.js';
import type { CustomerDesk } from './customers.js';
import type { DispensingDesk } from './dispensing.js';
import type { MailDesk } from './mail.js';
import type { OperationsDesk } from './operations.js';
import type { PauseDesk } from './pauses.js';
import type { PaymentTaskDesk } from './payment-tasks.js';
import type { ReturnDesk } from './returns.js';
import type { SearchWordsDesk } from './search-words.js';
import type { Opening } from './staff.js';

/** The console's services. Each call goes through the audit port, which records it first (SUP-01). */
export interface Desks {
  readonly customers: CustomerDesk;
  readonly operations: OperationsDesk;
  readonly pauses: PauseDesk;
  readonly payments: PaymentTaskDesk;
  readonly returns: ReturnDesk;
  readonly complaints: ComplaintDesk;
  readonly dispensing: DispensingDesk;
  readonly counter: CounterDesk;
  readonly mail: MailDesk;
  readonly 'search-words': SearchWordsDesk;
  readonly books: BooksDesk;
}

export type DeskName = keyof Desks;

/** A desk, or one subject of it, for which a reason is needed. */
export interface ReasonAsked {
  readonly desk: DeskName;
  /** The key of the subject. Empty for the whole desk. */
  readonly subject: string;
}

/** What a page does when the audit port refuses a call. The audit log already holds the refusal at that time. */
export interface DeskRefusals {
  /** Asks for a reason, because none has been given. */
  reason(asked: ReasonAsked): never;
  /** Refuses a call because the role of the staff member does not allow this desk. */
  role(): never;
  /** Refuses a call that only a pharmacist on duty may make. */
  duty(): never;
  subject(): never;
}

export interface ReasonShown {
  readonly asked: ReasonAsked;
  readonly shows: string;
  readonly minutes: number;
}

export interface ReasonDesk {
  /** Returns what the page must know to ask for a reason. Null for a desk or subject that needs no reason. */
  shown(desk: string, subject: string): ReasonShown | null;
  /** Records who opens what, and why, before anything is shown. */
  open(asked: ReasonAsked, reason: string): Promise<Result>;
  /** Returns the latest reason. Null when it must be given again. */
  opening(asked: ReasonAsked): Promise<Opening | null>;
}

export interface ConsoleDesks extends Desks {
  readonly reasons: ReasonDesk;
}
