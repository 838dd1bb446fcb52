import type { BusinessDate } from '../../domain/kernel/index.js';
import type { NotificationItem } from '../../services/partners/adyen/webhook.js';
import type { LedgerEntry } from './ledger.js';

/** `awaiting-bank`: the shopper has left the bank's page, and the bank has not decided yet. */
export type PaymentStatus =
  'challenged' | 'awaiting-swish' | 'awaiting-bank' | 'authorised' | 'refused' | 'cancelled' | 'closed';

/** Methods that are paid on a page of the bank or of Klarna. */
export const REDIRECT_METHODS = ['trustly', 'klarna', 'klarna_account', 'klarna_paynow'] as const;
export type RedirectMethod = (typeof REDIRECT_METHODS)[number];
export const WALLETS = ['applepay', 'googlepay'] as const;
export type WalletMethod = (typeof WALLETS)[number];

export interface SimulatedCard {
  readonly brand: string;
  readonly lastFour: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
  readonly holderName: string;
  readonly number: string;
}

export interface StoredCardRecord extends Omit<SimulatedCard, 'lastFour'> {
  readonly id: string;
  readonly lastFour: string;
  readonly shopperReference: string;
}

/** What 3-D Secure within the shop's page needs. `authorisationToken` finds the payment by the browser's result. */
export interface NativeStep {
  readonly serverTransId: string;
  readonly authorisationToken: string;
  /** Whether the bank is content with the fingerprint. */
  readonly frictionless: boolean;
}

/**
 * What the shopper must do outside the shop. `token` identifies the page for it; `result` is what the browser brings
 * back.
 */
export interface ShopperStep {
  readonly token: string;
  readonly returnUrl: string;
  /** 3-D Secure within the shop's page. Null where the browser leaves the shop. */
  readonly native: NativeStep | null;
  readonly attempts: number;
  readonly outcome: 'passed' | 'failed' | 'cancelled' | null;
  readonly result: string | null;
  readonly used: boolean;
}

export interface SimulatedPayment {
  readonly pspReference: string;
  readonly reference: string;
  readonly method: 'scheme' | 'swish' | RedirectMethod | WalletMethod;
  readonly brand: string;
  readonly value: number;
  readonly currency: string;
  readonly status: PaymentStatus;
  readonly captured: number;
  readonly refunded: number;
  readonly expiresAt: string;
  readonly step: ShopperStep | null;
  /** The session of a hosted checkout. Absent when the shop sent encrypted card fields. */
  readonly session?: { readonly id: string; readonly result: string };
  readonly store: { readonly card: SimulatedCard; readonly shopperReference: string } | null;
}

export interface GivenAnswer {
  readonly scope: string;
  readonly status: number;
  readonly body: unknown;
  readonly at: string;
}

export type SimulatorRecord =
  | { readonly type: 'payment'; readonly payment: SimulatedPayment }
  | { readonly type: 'card-stored'; readonly card: StoredCardRecord }
  | { readonly type: 'card-deleted'; readonly id: string }
  | { readonly type: 'answered'; readonly answer: GivenAnswer }
  | { readonly type: 'booked'; readonly entry: LedgerEntry }
  | { readonly type: 'reported'; readonly date: BusinessDate }
  | { readonly type: 'webhook'; readonly id: string; readonly item: NotificationItem }
  | { readonly type: 'webhook-delivered'; readonly id: string };

export interface SimulatorState {
  readonly payments: Map<string, SimulatedPayment>;
  readonly byReference: Map<string, string>;
  /** Finds a payment by the token of its page, or by the result that a browser brings back. */
  readonly bySecret: Map<string, string>;
  readonly cards: Map<string, StoredCardRecord>;
  readonly answers: Map<string, GivenAnswer>;
  readonly undelivered: Map<string, NotificationItem>;
  readonly ledger: LedgerEntry[];
  /** The last day whose report was announced by a webhook. */
  reportedThrough: BusinessDate | null;
}

export function emptyState(): SimulatorState {
  return {
    payments: new Map(),
    byReference: new Map(),
    bySecret: new Map(),
    cards: new Map(),
    answers: new Map(),
    undelivered: new Map(),
    ledger: [],
    reportedThrough: null,
  };
}

const SEVEN_DAYS = 7 * 24 * 3600_000;

export function apply(state: SimulatorState, record: SimulatorRecord): void {
  switch (record.type) {
    case 'payment':
      return keepPayment(state, record.payment);
    case 'card-stored':
      return void state.cards.set(record.card.id, record.card);
    case 'card-deleted':
      return void state.cards.delete(record.id);
    case 'answered':
      return keepAnswer(state, record.answer);
    case 'booked':
      return void state.ledger.push(record.entry);
    case 'reported':
      return void (state.reportedThrough = record.date);
    case 'webhook':
      return void state.undelivered.set(record.id, record.item);
    case 'webhook-delivered':
      return void state.undelivered.delete(record.id);
  }
}

function keepPayment(state: SimulatorState, payment: SimulatedPayment): void {
  state.payments.set(payment.pspReference, payment);
  state.byReference.set(payment.reference, payment.pspReference);
  if (payment.step) state.bySecret.set(payment.step.token, payment.pspReference);
  if (payment.step?.native) state.bySecret.set(payment.step.native.authorisationToken, payment.pspReference);
  if (payment.step?.result) state.bySecret.set(payment.step.result, payment.pspReference);
}

/** Stores a response under its idempotency key for seven days. The Map keeps its keys in order of age. */
function keepAnswer(state: SimulatorState, answer: GivenAnswer): void {
  state.answers.set(answer.scope, answer);
  const oldest = Date.parse(answer.at) - SEVEN_DAYS;
  for (const [scope, given] of state.answers) {
    if (Date.parse(given.at) >= oldest) return;
    state.answers.delete(scope);
  }
}
