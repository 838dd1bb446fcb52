import type { BusinessDate, Instant, Ore, Uuid } from '../../../domain/kernel/index.js';
import type { CheckPoint, DispensingPhase, RefusalReason } from '../../../domain/prescription/index.js';
import type { Result } from '../../foundation/problem/result-contract.js';

/** One row of the queue. It does not say what is ordered. */
export interface DispensingListed {
  readonly dispensingId: string;
  readonly orderNumber: string;
  readonly phase: DispensingPhase;
  readonly waitedHours: number;
  readonly promisedBy: BusinessDate | null;
  readonly isLate: boolean;
  readonly asked: boolean;
}

export interface DutyShown {
  readonly name: string;
  readonly since: Instant;
  /** When the shift ends by itself. */
  readonly until: Instant;
  readonly mine: boolean;
}

export interface DispensingQueue {
  readonly waiting: readonly DispensingListed[];
  readonly onDuty: readonly DutyShown[];
}

export type OrderedBy = 'patient' | 'guardian' | 'warrant-holder' | 'keeper';

export interface DispensingOpened {
  readonly dispensingId: string;
  readonly orderNumber: string;
  readonly phase: DispensingPhase;
  readonly promisedBy: BusinessDate | null;
  /** False when the register does not answer. Then nothing can be dispensed. */
  readonly isFresh: boolean;
  /** RX-08: who ordered and paid, for whom, and whether they act for the patient today. */
  readonly ordered: { readonly by: OrderedBy; readonly holds: 'yes' | 'no' | 'unknown' };
  readonly patient: { readonly personNumber: string; readonly name: string | null };
  readonly article: string;
  readonly packages: number;
  readonly productCode: string;
  readonly message: string | null;
  readonly noExchange: boolean;
  readonly isNarcotic: boolean;
  readonly amount: Ore;
  /** Null when the register no longer gives the prescription. */
  readonly prescription: {
    readonly prescribed: string;
    readonly dosage: string;
    readonly purpose: string | null;
    readonly prescriber: string;
    readonly issuedOn: BusinessDate;
    readonly validThrough: BusinessDate;
    readonly left: number;
    readonly of: number;
    readonly lastOn: BusinessDate | null;
    readonly nextOn: BusinessDate | null;
    /** Why it cannot be collected today. Null when it can. */
    readonly refusal: string | null;
    readonly exchangeable: readonly { readonly varuId: string; readonly name: string }[];
  } | null;
  /** What differs between the order and today. */
  readonly changes: readonly { readonly what: string; readonly before: string; readonly now: string }[];
  /** What differs from the last time that it was handed out. Null when it never was. */
  readonly lastTime: { readonly on: BusinessDate | null; readonly changes: DispensingOpened['changes'] } | null;
  readonly interactions: readonly { readonly id: string; readonly level: 'C' | 'D'; readonly text: string }[];
  /** Whose rules they are, and which version of them. */
  readonly interactionSource: string;
  readonly checkedBy: string | null;
  /** What the pharmacist who checked noted. */
  readonly note: string | null;
  /** Why a pharmacist exchanged the product. Null while it is the ordered one. */
  readonly exchangeReason: string | null;
  readonly asked: { readonly question: string; readonly mine: boolean; readonly at: Instant } | null;
  readonly answered: { readonly answer: string; readonly approves: boolean } | null;
  /** True when another pharmacist must approve, and this one may. */
  readonly mayAnswer: boolean;
  readonly undone: string | null;
  readonly refused: string | null;
}

export type DispensingAct =
  | { readonly act: 'check'; readonly points: readonly CheckPoint[]; readonly note: string }
  | { readonly act: 'exchange'; readonly varuId: string; readonly reason: string }
  | { readonly act: 'ask'; readonly question: string }
  | { readonly act: 'answer'; readonly answer: string; readonly approves: boolean }
  | { readonly act: 'dispense'; readonly codes: readonly string[] }
  | { readonly act: 'refuse'; readonly reason: RefusalReason; readonly text: string };

export type DispensingRequest = DispensingAct & { readonly dispensingId: string; readonly commandId: Uuid };

export interface RecallAsked {
  readonly varuId: string;
  readonly batch: string;
}

/** A withdrawal of which a pack has the recalled batch. */
export interface RecalledShown {
  readonly dispensingId: string;
  readonly orderNumber: string;
  readonly dispensedOn: BusinessDate | null;
  readonly standing: 'to-tell' | 'told' | 'erased' | 'deceased';
  /**
   * RX-08: whom the notice reaches. Where it is `patient-away`, the mail goes to who ordered, and the pharmacist tells the
   * patient.
   */
  readonly reach: 'orderer' | 'both' | 'patient-alone' | 'child-away' | 'patient-away';
  /** The patient, where no mail reaches them: the pharmacist looks for another way. */
  readonly personNumber: string | null;
}

export interface RecallResult {
  readonly found: readonly RecalledShown[];
  /** The persons who do not know yet. Of one withdrawal they may be two, and one person may have several. */
  readonly toTell: number;
}

export interface InspectionAsked {
  /** The authority's number. Each customer who is found reads it. */
  readonly caseNumber: string;
  readonly from: BusinessDate;
  readonly to: BusinessDate;
  /** Empty for every product. */
  readonly varuId: string;
}

/** What pharmacy law asks to keep of one dispensing. */
export interface RecordShown {
  readonly dispensingId: string;
  readonly orderNumber: string;
  readonly dispensedOn: BusinessDate | null;
  readonly personNumber: string;
  readonly article: string;
  readonly packages: number;
  readonly packs: readonly { readonly batch: string; readonly serial: string }[];
  readonly pharmacist: string;
}

/** One message that asks for dose packs. It does not say for whom, nor what. */
export interface DosePackListed {
  readonly messageId: string;
  readonly askedAt: Instant;
  readonly waitedHours: number;
  /** Null while it waits. */
  readonly answered: { readonly at: Instant; readonly byName: string } | null;
}

export interface DosePackOpened {
  readonly messageId: string;
  readonly askedAt: Instant;
  /** Null when the customer was erased. */
  readonly request: {
    readonly patient: { readonly personNumber: string; readonly name: string | null };
    readonly text: string;
  } | null;
  readonly answered: { readonly byName: string; readonly answer: string | null; readonly at: Instant } | null;
}

/** RX-06: the desk of the pharmacists. */
export interface DispensingDesk {
  list(): Promise<DispensingQueue>;
  /** Begins or ends the asker's own shift. */
  duty(request: { readonly isOn: boolean; readonly commandId: Uuid }): Promise<Result>;
  /** Each call is a look at the customer's health data, which the customer can read. */
  withdrawal(dispensingId: string): Promise<DispensingOpened | null>;
  /** The labels as a PDF. Each print is a look. Null for what is not dispensed. */
  label(dispensingId: string): Promise<Uint8Array | null>;
  act(request: DispensingRequest): Promise<Result>;
  /** What waits, the oldest first, and then what was answered. */
  dosePacks(): Promise<readonly DosePackListed[]>;
  /** Each call is a look at the customer's health data, which the customer can read. */
  dosePack(messageId: string): Promise<DosePackOpened | null>;
  answerDosePack(request: {
    readonly messageId: string;
    readonly text: string;
    readonly commandId: Uuid;
  }): Promise<Result>;
  /** The dry run of a recall. Each customer found can read that their withdrawal was seen. */
  findRecalled(asked: RecallAsked): Promise<Result<RecallResult>>;
  /** The records of these days. Each customer found can read that an inspection saw them. */
  inspect(asked: InspectionAsked): Promise<Result<{ readonly records: readonly RecordShown[] }>>;
  /** Tells who does not know yet. `expected` is how many persons the dry run has shown. */
  tellRecalled(
    request: RecallAsked & { readonly expected: number; readonly text: string },
  ): Promise<Result<RecallResult & { readonly told: number }>>;
}
