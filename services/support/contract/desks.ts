import type { Result } from '../../foundation/problem/result-contract.js';
import type { CustomerDesk } from './customers.js';
import type { MailDesk } from './mail.js';
import type { OperationsDesk } from './operations.js';
import type { PauseDesk } from './pauses.js';
import type { PaymentTaskDesk } from './payment-tasks.js';
import type { Opening } from './staff.js';

/** The desks of the console; each call of theirs goes through the audit port, which records it first (SUP-01). */
export interface Desks {
  readonly customers: CustomerDesk;
  readonly operations: OperationsDesk;
  readonly pauses: PauseDesk;
  readonly payments: PaymentTaskDesk;
  readonly mail: MailDesk;
}

export type DeskName = keyof Desks;

/** What a reason is given for: a desk, or one subject at it. */
export interface ReasonAsked {
  readonly desk: DeskName;
  /** Empty for the desk as a whole. */
  readonly subject: string;
}

/** What the page answers when the port lets a call not in; it has been recorded by then. */
export interface DeskRefusals {
  /** A reason must be given first. */
  reason(asked: ReasonAsked): never;
  /** The role does not have the desk. */
  role(): never;
  /** There is nothing that it could be about. */
  subject(): never;
}

export interface ReasonShown {
  readonly asked: ReasonAsked;
  /** What is seen or done once the reason is given. */
  readonly shows: string;
  readonly minutes: number;
}

export interface ReasonDesk {
  /** Null for what no reason opens. */
  shown(desk: string, subject: string): ReasonShown | null;
  /** Records who opens what, and why; nothing is shown before. */
  open(asked: ReasonAsked, reason: string): Promise<Result>;
  /** What was said last; null when it must be said again. */
  opening(asked: ReasonAsked): Promise<Opening | null>;
}

export interface ConsoleDesks extends Desks {
  readonly reasons: ReasonDesk;
}
