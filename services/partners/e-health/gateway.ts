import type { HighCostAccount } from '../../../domain/high-cost-account/index.js';
import type { PersonNumber, Uuid } from '../../../domain/kernel/index.js';
import type { Prescription, PrescriptionKind } from '../../../domain/prescription/index.js';
import type { PricedGood } from '../../../domain/prescription/price/index.js';
import type { Warrant } from '../../../domain/warrant/index.js';
import type { DispensingReport, ReportAnswer } from './dispensing.js';
import type { WarrantAnswer, WarrantRegistration } from './warrant.js';

export interface PrescriptionList {
  /** RX-17: whether the person is in the Swedish population register. */
  readonly isRegistered: boolean;
  readonly prescriptions: readonly Prescription[];
}

export interface HighCostAnswer {
  readonly isRegistered: boolean;
  readonly account: HighCostAccount;
}

/** A child of a guardian, as the population register has it. */
export interface GuardedChild {
  readonly personNumber: string;
  readonly firstName: string;
}

/** The products of a month by article number. */
export type MonthPrices = ReadonlyMap<string, PricedGood>;

/** The injection token of the client. The value is null where no national service is connected. */
export const E_HEALTH_GATEWAY = Symbol('e-health gateway');

export interface EHealthGateway {
  /**
   * Reads a person's own prescriptions, or those of the person's animals. Throws one of the `PartnerError`s. Their
   * outcome, status and code never contain the person number or a drug.
   */
  prescriptionsOf(personNumber: PersonNumber, kind: PrescriptionKind): Promise<PrescriptionList>;
  /** RX-07: reads a person's account in the high-cost database. Throws as `prescriptionsOf` does. */
  highCostOf(personNumber: PersonNumber): Promise<HighCostAnswer>;
  /** RX-08: reads the children of a guardian. Throws as `prescriptionsOf` does. */
  childrenOf(guardian: PersonNumber): Promise<readonly GuardedChild[]>;
  /**
   * RX-08: reads the warrants that a person gave and holds, ended ones included. Throws as `prescriptionsOf` does.
   */
  warrantsOf(person: PersonNumber): Promise<readonly Warrant[]>;
  /** RX-23: registers a warrant. Its id is the idempotency key, so an unknown outcome is settled by asking again. */
  registerWarrant(registration: WarrantRegistration): Promise<WarrantAnswer>;
  /** RX-08: the holder accepts or declines. The same answer twice is done. */
  answerWarrant(warrantId: string, holder: PersonNumber, accepts: boolean): Promise<WarrantAnswer>;
  /** RX-08: the giver or the holder ends a warrant. To end it twice is done. */
  endWarrant(warrantId: string, person: PersonNumber): Promise<WarrantAnswer>;
  /** Reads the prices of a month, written "2026-11". */
  pricesOf(month: string): Promise<MonthPrices>;
  /**
   * RX-06: reports a withdrawal. The dispensing id is the idempotency key, so an unknown outcome is settled by reporting
   * again or by `dispensing`.
   */
  report(report: DispensingReport): Promise<ReportAnswer>;
  /** Asks what became of a report. */
  dispensing(dispensingId: Uuid): Promise<ReportAnswer>;
  /** Takes a report back. The withdrawal is left again. It changes nothing where the report is unknown. */
  withdrawReport(dispensingId: Uuid): Promise<ReportAnswer>;
  /** RX-20: resolves when the national service is open. Throws one of the `PartnerError`s when it is not. */
  status(): Promise<void>;
}
