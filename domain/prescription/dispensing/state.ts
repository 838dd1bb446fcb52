import { isForgotten, type BusinessDate, type Instant, type Ore, type Uuid } from '../../kernel/index.js';
import { nextWithdrawal } from '../rules/next-withdrawal.js';
import type { Prescription } from '../rules/index.js';
import type { RefusalReason } from './checks.js';
import type { DispensingEvent, DispensingRecord, UndoReason, WithdrawalHeld } from './events.js';
import type { RecallNotice } from './recalled.js';
import type { OrderedArticle, OrderedWithdrawal } from './ordered.js';

export type DispensingPhase = 'held' | 'ordered' | 'dispensed' | 'reported' | 'refused' | 'released';

/** One withdrawal of one order. */
export interface Dispensing extends Pick<
  WithdrawalHeld['data'],
  'dispensingId' | 'orderId' | 'orderNumber' | 'lineId' | 'parcelId' | 'promisedBy' | 'heldAt'
> {
  readonly phase: DispensingPhase;
  /** Null after an erasure. */
  readonly ordered: OrderedWithdrawal | null;
  readonly orderedAt: Instant | null;
  readonly checked: {
    readonly by: string;
    readonly receivedAt: Instant | null;
    readonly at: Instant;
    /** Null when nothing was noted, and after an erasure. */
    readonly note: string | null;
  } | null;
  /** The product that a pharmacist decided on. Null while it is the ordered one. */
  readonly article: OrderedArticle | null;
  /** Why it was exchanged. Null while it is the ordered one, and after an erasure. */
  readonly exchangeReason: string | null;
  readonly asked: { readonly by: string; readonly question: string; readonly at: Instant } | null;
  readonly answered: {
    readonly by: string;
    readonly answer: string;
    readonly approves: boolean;
    readonly at: Instant;
  } | null;
  readonly dispensedBy: string | null;
  readonly reportId: Uuid | null;
  readonly dispensedOn: BusinessDate | null;
  readonly record: DispensingRecord | null;
  /** What the prescription said when it was dispensed, with this withdrawal counted. Null before, and after an erasure. */
  readonly asPrescribed: AsPrescribed | null;
  readonly lowered: Ore;
  /** Why the last dispensing was undone. */
  readonly undone: UndoReason | null;
  readonly refused: {
    readonly by: string;
    readonly reason: RefusalReason;
    readonly text: string;
    readonly at: Instant;
  } | null;
  /** The recalls of which the one who ordered, or the patient, was told. */
  readonly recalls: readonly RecallNotice[];
}

type AsPrescribed = Pick<Prescription, 'dosage' | 'interval'> & {
  readonly withdrawalsLeft: number;
  readonly nextOn: BusinessDate | null;
};

export type Dispensings = Readonly<Record<string, Dispensing>>;

/** @param received the prescription as the register gave it last */
export function evolveDispensings(
  all: Dispensings,
  event: DispensingEvent,
  received: Prescription | null,
): Dispensings {
  const { dispensingId } = event.data;
  if (event.type === 'WithdrawalHeld') return { ...all, [dispensingId]: heldBy(event.data) };
  const one = all[dispensingId];
  return one ? { ...all, [dispensingId]: { ...one, ...changeBy(event, one, received) } } : all;
}

function heldBy({ customerId: _customer, ordered, ...held }: WithdrawalHeld['data']): Dispensing {
  return {
    ...held,
    ordered: isForgotten(ordered) ? null : ordered,
    phase: 'held',
    orderedAt: null,
    ...NOT_LOOKED_AT,
    article: null,
    exchangeReason: null,
    ...NOT_DISPENSED,
    undone: null,
    refused: null,
    recalls: [],
  };
}

const NOT_LOOKED_AT = { checked: null, asked: null, answered: null } as const;
const NOT_DISPENSED = {
  ...{ dispensedBy: null, reportId: null, dispensedOn: null, record: null, lowered: 0 },
  asPrescribed: null,
} as const;

function changeBy(
  event: Exclude<DispensingEvent, WithdrawalHeld>,
  before: Dispensing,
  received: Prescription | null,
): Partial<Dispensing> {
  switch (event.type) {
    case 'WithdrawalOrdered':
      return { phase: 'ordered', orderedAt: event.data.orderedAt };
    case 'WithdrawalReleased':
      return { phase: 'released' };
    case 'WithdrawalChecked': {
      const { by, receivedAt, checkedAt: at, findings } = event.data;
      const note = isForgotten(findings) ? null : findings.note;
      // The prescription has changed since the last check, so nobody has approved what it says now.
      const isAnother = before.checked !== null && before.checked.receivedAt !== receivedAt;
      return { checked: { by, receivedAt, at, note }, ...(isAnother && { answered: null }) };
    }
    case 'ExchangeDecided': {
      const { decision } = event.data;
      // What is dispensed has changed, so nobody has checked or approved it.
      const anew = { checked: null, answered: null };
      if (isForgotten(decision)) return { article: null, exchangeReason: null, ...anew };
      return { article: decision.article, exchangeReason: decision.reason, ...anew };
    }
    case 'ColleagueAsked': {
      const { by, question, askedAt: at } = event.data;
      // Whoever answered before has not answered this.
      return { asked: { by, question, at }, answered: null };
    }
    case 'ColleagueAnswered': {
      const { by, answer, approves, answeredAt: at } = event.data;
      return { answered: { by, answer, approves, at } };
    }
    case 'MedicineDispensed': {
      const { by: dispensedBy, on: dispensedOn, record: sealed, lowered, reportId } = event.data;
      const record = isForgotten(sealed) ? null : sealed;
      const asPrescribed = received && asPrescribedIn(received);
      return { phase: 'dispensed', dispensedBy, dispensedOn, reportId, record, lowered, asPrescribed };
    }
    case 'DispensingReported':
      return { phase: 'reported' };
    case 'DispensingUndone': {
      const { reason: undone, returnsTo } = event.data;
      const phase = returnsTo === 'queue' ? 'ordered' : 'released';
      return { phase, undone, ...NOT_LOOKED_AT, ...NOT_DISPENSED };
    }
    case 'WithdrawalRefused': {
      const { by, refusal, refusedAt: at } = event.data;
      return { phase: 'refused', refused: isForgotten(refusal) ? null : { by, ...refusal, at } };
    }
    case 'RecallNotified': {
      const { notice, notifiedAt: at, customerId } = event.data;
      return isForgotten(notice) ? {} : { recalls: [...before.recalls, { ...notice, at, customerId }] };
    }
    case 'PatientRecallNotified': {
      const { notice, notifiedAt: at, patientId: customerId } = event.data;
      return isForgotten(notice) ? {} : { recalls: [...before.recalls, { ...notice, at, customerId }] };
    }
    default:
      event satisfies never;
      return {};
  }
}

function asPrescribedIn(prescription: Prescription): AsPrescribed {
  const { dosage, interval, withdrawals } = prescription;
  const nextOn = withdrawals.left > 0 ? nextWithdrawal(prescription).on : null;
  return { dosage, interval, withdrawalsLeft: withdrawals.left, nextOn };
}
