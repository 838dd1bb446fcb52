import type {
  BusinessDate,
  DomainEvent,
  EventDefinitions,
  Forgotten,
  Instant,
  Ore,
  PersonRef,
  Uuid,
} from '../../kernel/index.js';
import type { CheckPoint, RefusalReason } from './checks.js';
import type { OrderedArticle, OrderedWithdrawal } from './ordered.js';
import type { Pack } from './pack.js';

interface Of {
  /** The customer whose stream this is: the patient, or the guardian of a child. */
  readonly customerId: Uuid;
  readonly dispensingId: string;
}

/** RX-06: a placed order wants a withdrawal. Nobody else can order it until this ends. */
export type WithdrawalHeld = DomainEvent<
  'WithdrawalHeld',
  Of & {
    readonly orderId: Uuid;
    readonly orderNumber: string;
    readonly lineId: string;
    readonly parcelId: string;
    /** The last day of the promised delivery. Null where none was promised. */
    readonly promisedBy: BusinessDate | null;
    readonly ordered: OrderedWithdrawal | Forgotten;
    readonly heldAt: Instant;
  }
>;

/** The order is paid: the withdrawal waits for a pharmacist. */
export type WithdrawalOrdered = DomainEvent<'WithdrawalOrdered', Of & { readonly orderedAt: Instant }>;

/** The order ended before anything was dispensed. The withdrawal is left on the prescription. */
export type WithdrawalReleased = DomainEvent<
  'WithdrawalReleased',
  Of & { readonly reason: 'order-failed' | 'order-cancelled' | 'not-sent'; readonly releasedAt: Instant }
>;

/** What a pharmacist confirmed, and which version of the interaction rules was shown. */
export type WithdrawalChecked = DomainEvent<
  'WithdrawalChecked',
  Of & {
    readonly by: string;
    readonly findings:
      | {
          readonly points: readonly CheckPoint[];
          readonly interactions: readonly string[];
          readonly note: string | null;
        }
      | Forgotten;
    readonly ruleVersion: string;
    /** The prescription as it was checked. Another one must be checked again. */
    readonly receivedAt: Instant | null;
    readonly checkedAt: Instant;
  }
>;

/** A pharmacist exchanged the product, or stopped an exchange (21 §, 2002:160). */
export type ExchangeDecided = DomainEvent<
  'ExchangeDecided',
  Of & {
    readonly by: string;
    readonly decision: { readonly article: OrderedArticle; readonly reason: string } | Forgotten;
    readonly decidedAt: Instant;
  }
>;

export type ColleagueAsked = DomainEvent<
  'ColleagueAsked',
  Of & { readonly by: string; readonly question: string; readonly askedAt: Instant }
>;
/** A second pharmacist looked at the withdrawal. Narcotics need one who approves. */
export type ColleagueAnswered = DomainEvent<
  'ColleagueAnswered',
  Of & { readonly by: string; readonly answer: string; readonly approves: boolean; readonly answeredAt: Instant }
>;

/** The record that pharmacy law asks to keep. It is sealed under a key that an erasure leaves. */
export interface DispensingRecord {
  readonly personNumber: string;
  readonly ordinationId: string;
  readonly kind: OrderedWithdrawal['kind'];
  readonly article: OrderedArticle;
  readonly packages: number;
  readonly packs: readonly Pack[];
  readonly pharmacist: string;
  readonly onLadder: Ore;
  readonly fee: Ore;
  /** The day of purchase, which counts on the ladder. */
  readonly feeDay: BusinessDate;
}

/** RX-06: the withdrawal is counted, and the next date follows from this day. */
export type MedicineDispensed = DomainEvent<
  'MedicineDispensed',
  Of & {
    readonly orderId: Uuid;
    readonly lineId: string;
    readonly by: string;
    readonly record: DispensingRecord | Forgotten;
    /** The id of this dispensing at the partners. Another try of the same withdrawal has another id. */
    readonly reportId: Uuid;
    /** What the customer gets back, because the account differs by now. */
    readonly lowered: Ore;
    readonly dispensedAt: Instant;
    readonly on: BusinessDate;
  }
>;

/** The packs left the verification system, and the national register counts the withdrawal. The parcel may leave. */
export type DispensingReported = DomainEvent<'DispensingReported', Of & { readonly reportedAt: Instant }>;

export type UndoReason =
  /** The register counts no such withdrawal. */
  | 'no-prescription'
  | 'not-active'
  | 'no-withdrawals-left'
  /** A pack may not be handed out, or somebody else handed it out. */
  | 'pack-refused'
  /** The order was cancelled, or its parcel stopped. */
  | 'not-sent';

/** Nothing was dispensed after all. The withdrawal is returned to the queue, or to the prescription. */
export type DispensingUndone = DomainEvent<
  'DispensingUndone',
  Of & { readonly reason: UndoReason; readonly returnsTo: 'queue' | 'prescription'; readonly undoneAt: Instant }
>;

/** A pharmacist dispensed nothing. The customer gets the text, and the money of the line. */
export type WithdrawalRefused = DomainEvent<
  'WithdrawalRefused',
  Of & {
    readonly orderId: Uuid;
    readonly lineId: string;
    readonly by: string;
    readonly refusal: { readonly reason: RefusalReason; readonly text: string } | Forgotten;
    readonly refusedAt: Instant;
  }
>;

/** The customer is told that a batch they were dispensed is recalled. The mail does not name it. */
export type RecallNotified = DomainEvent<
  'RecallNotified',
  Of & {
    readonly by: string;
    readonly notice: { readonly batch: string; readonly text: string } | Forgotten;
    readonly notifiedAt: Instant;
  }
>;

/**
 * RX-06, RX-08: the person who takes the medicine is told too, because somebody else ordered it. The notice is sealed with
 * the key of the patient, so that it outlives the one who ordered.
 */
export type PatientRecallNotified = DomainEvent<
  'PatientRecallNotified',
  RecallNotified['data'] & {
    /** The customer who takes the medicine. */
    readonly patientId: Uuid;
  }
>;

export type DispensingEvent =
  | WithdrawalHeld
  | WithdrawalOrdered
  | WithdrawalReleased
  | WithdrawalChecked
  | ExchangeDecided
  | ColleagueAsked
  | ColleagueAnswered
  | MedicineDispensed
  | DispensingReported
  | DispensingUndone
  | WithdrawalRefused
  | RecallNotified
  | PatientRecallNotified;

const person = ({ customerId }: { readonly customerId: Uuid }): PersonRef => `customer:${customerId}`;
const sealed = <Field extends string>(...fields: readonly Field[]) => [
  { purpose: 'prescription' as const, fields, person },
];

export const dispensingEvents: EventDefinitions<DispensingEvent> = {
  WithdrawalHeld: { version: 1, personal: sealed('ordered') },
  WithdrawalOrdered: { version: 1 },
  WithdrawalReleased: { version: 1 },
  WithdrawalChecked: { version: 1, personal: sealed('findings') },
  ExchangeDecided: { version: 1, personal: sealed('decision') },
  ColleagueAsked: { version: 1, personal: sealed('question') },
  ColleagueAnswered: { version: 1, personal: sealed('answer') },
  MedicineDispensed: { version: 1, personal: [{ purpose: 'dispensing', fields: ['record'], person }] },
  DispensingReported: { version: 1 },
  DispensingUndone: { version: 1 },
  WithdrawalRefused: { version: 1, personal: sealed('refusal') },
  RecallNotified: { version: 1, personal: sealed('notice') },
  PatientRecallNotified: {
    version: 1,
    personal: [{ purpose: 'prescription', fields: ['notice'], person: ({ patientId }) => `customer:${patientId}` }],
  },
};
